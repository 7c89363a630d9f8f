import { useTranslation } from "react-i18next";
import { PLAN_COLUMNS, PLAN_ROWS, TABLE_SHAPES } from "#contract/calls/desk/floor.ts";
import { nextRoom, sizeOf } from "#domain/floor/floorGrid.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import { downIcon, leftIcon, rightIcon, upIcon } from "#ui/icons/floor.ts";
import styles from "./Arrange.module.css";
import type { Arrangement, Placed } from "./useArrangement.ts";

interface PlaceFieldsProps {
  readonly table: Placed;
  readonly arrangement: Arrangement;
}

const WAYS = [
  { way: "left", icon: leftIcon },
  { way: "up", icon: upIcon },
  { way: "down", icon: downIcon },
  { way: "right", icon: rightIcon },
] as const;

/** Where a table stands, its shape and its area: without dragging. */
export function PlaceFields({ arrangement, table }: PlaceFieldsProps) {
  const { t } = useTranslation("desk/floor");
  const { area, name, shape, table_id, x, y } = table;
  const { areas, fit, othersOf, put } = arrangement;
  const size = sizeOf(shape);
  return (
    <div className={styles.place}>
      <p className={styles.at}>{t("standsAt", { table: name, column: x + 1, row: y + 1 })}</p>
      <div className={styles.steps} role="group" aria-label={t("moveTable", { table: name })}>
        {WAYS.map(({ icon, way }) => {
          const next = nextRoom(table, way, othersOf(table_id));
          return (
            <IconButton
              key={way}
              icon={icon}
              label={`${t(`way.${way}`)} ${name}`}
              disabled={next === null}
              onClick={() => next !== null && put(table_id, next)}
            />
          );
        })}
      </div>
      <Field label={t("shape")}>
        <Select
          value={shape}
          options={TABLE_SHAPES.map((one) => ({ value: one, label: t(`shapes.${one}`) }))}
          onChange={({ target }) => {
            const wanted = TABLE_SHAPES.find((one) => one === target.value) ?? shape;
            const within = {
              x: Math.min(x, PLAN_COLUMNS - sizeOf(wanted).width),
              y: Math.min(y, PLAN_ROWS - size.height),
            };
            fit(table_id, { area, shape: wanted, ...within });
          }}
        />
      </Field>
      {areas.length > 1 && (
        <Field label={t("area")}>
          <Select
            value={area}
            options={areas.map((one) => ({ value: one, label: one || t("noArea") }))}
            onChange={({ target }) => fit(table_id, { area: target.value, shape, x, y })}
          />
        </Field>
      )}
    </div>
  );
}
