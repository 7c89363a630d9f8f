import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { Button, type ButtonProps, type LinkButtonProps } from "./Button.tsx";

type Own<Props> = Omit<Props, "kind" | "size" | "block" | "icon" | "end"> & { readonly icon?: IconShape };

/** A quiet button, or with `href` a link, of several for what is seldom wanted. */
export const Pill = ({ icon, ...rest }: Own<ButtonProps> | Own<LinkButtonProps>) => (
  <Button {...rest} kind="plain" size="small" icon={icon && <Icon of={icon} size={20} />} />
);
