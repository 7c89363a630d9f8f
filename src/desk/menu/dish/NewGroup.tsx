import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import type { MenuGroup } from "#contract/menuDocument.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { GroupForm } from "../group/GroupForm.tsx";

interface NewGroupProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  /** As it begins; null: none is being made. */
  readonly group: MenuGroup | null;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a group of options that is made while one is at an item's, in a sheet over that. */
export function NewGroup({ group, menu, onClose, onSaved, store_id }: NewGroupProps) {
  const { t } = useTranslation("desk/menu");
  const { t: td } = useTranslation("desk/desk");
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    onClose();
  };
  return (
    <>
      <Sheet
        open={group !== null}
        onClose={() => (isDirty ? setAsked(true) : close())}
        title={t("newGroup")}
        closeLabel={td("close")}
      >
        {group !== null && (
          <GroupForm
            store_id={store_id}
            menu={menu}
            kept={{ content: group, stamp: null }}
            onDirty={setDirty}
            onSaved={({ id }) => onSaved(id)}
          />
        )}
      </Sheet>
      <Confirm
        open={isAsked}
        title={t("leave.title")}
        act={t("leave.act")}
        stay={t("leave.stay")}
        onAct={close}
        onClose={() => setAsked(false)}
      >
        {t("leave.note")}
      </Confirm>
    </>
  );
}
