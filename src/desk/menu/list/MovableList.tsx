import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { gripIcon } from "#ui/icons/floor.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./List.module.css";
import { useDragging } from "./useDragging.ts";

interface MovableListProps<Item> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** How many of them are drawn; default: all. */
  readonly drawn?: number;
  /** Puts one before another; null: at the end. */
  readonly onMove: (id: string, before: string | null) => void;
  /** A row, with the handle by which it is moved. */
  readonly children: (item: Item, handle: ReactNode) => ReactNode;
}

/** A list whose rows are put in order by dragging their handles, or by the arrow keys on them; where one stands is said. */
export function MovableList<Item extends { readonly id: string }>({
  children,
  className,
  drawn,
  items,
  label,
  nameOf,
  onMove,
}: MovableListProps<Item>) {
  const { t } = useTranslation("desk/menu");
  const [said, setSaid] = useState("");
  /** The handle that keeps the focus, wherever its row has gone. */
  const kept = useRef<string | null>(null);
  const put = (from: number, to: number) => {
    const item = items[from];
    const place = Math.min(Math.max(0, to), items.length - 1);
    if (item === undefined || place === from) return;
    const others = items.filter(({ id }) => id !== item.id);
    kept.current = item.id;
    onMove(item.id, others[place]?.id ?? null);
    setSaid(t("order.now", { name: nameOf(item), place: place + 1, count: items.length }));
  };
  const { cancel, dragged, handle, list, shiftOf } = useDragging(put);
  useLayoutEffect(() => {
    if (kept.current === null) return;
    const row = [...(list.current?.children ?? [])][items.findIndex(({ id }) => id === kept.current)];
    kept.current = null;
    row?.querySelector<HTMLElement>("[data-handle]")?.focus();
  }, [items, list]);
  const pressed = (event: KeyboardEvent, from: number) => {
    const places = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: items.length - 1 };
    const to = new Map(Object.entries(places)).get(event.key);
    if (event.key === "Escape" && dragged !== null) {
      event.preventDefault();
      cancel();
    } else if (to !== undefined && dragged === null) {
      event.preventDefault();
      put(from, to);
    }
  };
  return (
    <>
      <ul
        ref={list}
        className={[styles.movable, className].filter(Boolean).join(" ")}
        aria-label={label}
        data-dragging={dragged !== null || undefined}
      >
        {items.slice(0, drawn).map((item, index) => {
          const shift = shiftOf(index);
          return (
            <li
              key={item.id}
              data-dragged={dragged === index || undefined}
              style={dragged === index ? undefined : { translate: shift === 0 ? undefined : `0 ${shift}px` }}
            >
              {children(
                item,
                <button
                  type="button"
                  className={styles.handle}
                  data-handle
                  aria-label={t("order.handle", { name: nameOf(item) })}
                  title={t("order.keys")}
                  onKeyDown={(event) => pressed(event, index)}
                  {...handle(index)}
                >
                  <Icon of={gripIcon} size={20} />
                </button>,
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
