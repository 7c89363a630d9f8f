import { STARS } from "#ui/feedback/Rating.tsx";
import styles from "#ui/feedback/Rating.module.css";
import { starIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";

export type RatingInputProps = {
  name: string;
  /** How a number of stars is read aloud: "3 stars". */
  optionLabel: (stars: number) => string;
  /** 0: none yet. */
  value: number;
  onChange: (stars: number) => void;
};

/** One to five stars, as radio buttons. Put it into `<Field group>`, which gives it its name. */
export const RatingInput = ({ name, optionLabel, value, onChange }: RatingInputProps) => (
  <div className={styles.input}>
    {STARS.map((stars) => (
      <label key={stars} className={styles.option} data-fill={stars <= value ? "full" : "none"}>
        <input
          type="radio"
          name={name}
          value={stars}
          aria-label={optionLabel(stars)}
          checked={stars === value}
          onChange={() => onChange(stars)}
        />
        <Icon of={starIcon} size={32} filled />
      </label>
    ))}
  </div>
);
