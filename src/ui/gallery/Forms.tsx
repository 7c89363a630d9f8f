import { useState } from "react";
import { CheckCards, RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Checkbox, Switch } from "#ui/fields/Checkbox.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { cardIcon, cashIcon, walletIcon } from "#ui/icons/payment.ts";
import { RatingInput } from "#ui/fields/RatingInput.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import { Select, TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import { Sample, Section } from "./Section.tsx";

const toppings = [
  { value: "egg", label: "Seasoned egg", end: "+¥120" },
  {
    value: "pork",
    label: "Roast pork, three slices",
    note: "Cooked in the shop every morning",
    end: "+¥280",
  },
  { value: "corn", label: "Corn", note: "Sold out today", end: "+¥80", disabled: true },
] as const;

/** Everything that one fills in. */
export const Forms = () => {
  const [searched, setSearched] = useState("");
  const [sort, setSort] = useState<"all" | "noodles" | "rice" | "drinks" | "sweet">("noodles");
  const [remarks, setRemarks] = useState<("onion" | "hot" | "soon" | "late")[]>(["hot"]);
  const [way, setWay] = useState<"pickUp" | "delivery">("pickUp");
  const [pay, setPay] = useState<"cash" | "wallet" | "card">("wallet");
  const [remark, setRemark] = useState("");
  const [stars, setStars] = useState(4);
  const [extra, setExtra] = useState<("egg" | "pork" | "corn")[]>(["egg"]);
  return (
    <Section title="Forms">
      <Sample name={`SearchField. Last searched: "${searched}"`}>
        <SearchField
          label="Search the menu"
          placeholder="Ramen, beer, 餃子"
          clearLabel="Clear"
          onSearch={setSearched}
        />
        <SearchField
          label="Search again"
          placeholder="Ramen"
          clearLabel="Clear"
          onSearch={setSearched}
          defaultValue="チャーシュー"
        />
      </Sample>
      <Sample name="TextInput: plain, with hint, wrong, disabled">
        <Field label="Name" mark="required" required>
          <TextInput name="name" autoComplete="name" enterKeyHint="next" />
        </Field>
        <Field label="Phone" hint="11 digits, without hyphens">
          <TextInput name="phone" type="tel" inputMode="tel" autoComplete="tel" placeholder="09012345678" />
        </Field>
        <Field label="Email" error="This does not look like an address. Is the part after @ complete?">
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue="hanako@"
          />
        </Field>
        <Field label="Postal code">
          <TextInput name="postal" inputMode="numeric" start="〒" defaultValue="150-0001" disabled />
        </Field>
      </Sample>
      <Sample name="Select, TextArea with a counter, full">
        <Field label="Diners">
          <Select
            name="people"
            placeholder="Please choose"
            options={[1, 2, 3].map((n) => ({ value: `${n}`, label: `${n}` }))}
          />
        </Field>
        <Field label="Remarks" mark="optional">
          <TextArea
            name="remark"
            maxLength={200}
            counter={(n, max) => `${n} / ${max}`}
            placeholder="Anything the kitchen should know"
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Field>
        <Field label="Message" error="At most 12 characters.">
          <TextArea
            name="message"
            maxLength={12}
            counter={(n, max) => `${n} / ${max}`}
            value="Without leek"
            onChange={() => {}}
          />
        </Field>
      </Sample>
      <Sample name="RadioCards">
        <Field label="Payment" group>
          <RadioCards
            name="pay"
            value={pay}
            onChange={setPay}
            options={[
              { value: "cash", label: "Cash at the register", start: <Icon of={cashIcon} /> },
              { value: "wallet", label: "Wallet", note: "Balance ¥3,200", start: <Icon of={walletIcon} /> },
              {
                value: "card",
                label: "Credit card",
                note: "Not accepted after 22:00",
                start: <Icon of={cardIcon} />,
                disabled: true,
              },
            ]}
          />
        </Field>
      </Sample>
      <Sample name="CheckCards, wrong">
        <Field label="Toppings" group error={extra.length === 0 && "Choose at least one."}>
          <CheckCards name="extra" options={toppings} values={extra} onChange={setExtra} />
        </Field>
      </Sample>
      <Sample name="ChipGroup: one, in a line; many">
        <ChipGroup
          label="Category"
          name="category"
          scroll
          value={sort}
          onChange={setSort}
          options={[
            { value: "all", label: "All" },
            { value: "noodles", label: "Noodles" },
            { value: "rice", label: "Rice bowls" },
            { value: "drinks", label: "Drinks" },
            { value: "sweet", label: "Something sweet" },
          ]}
        />
        <ChipGroup
          many
          label="Quick remarks"
          name="quick"
          value={remarks}
          onChange={setRemarks}
          options={[
            { value: "onion", label: "No onion" },
            { value: "hot", label: "Extra hot" },
            { value: "soon", label: "Drinks first" },
            { value: "late", label: "Not today", disabled: true },
          ]}
        />
      </Sample>
      <Sample name="Segments">
        <Segments
          label="How to order"
          name="way"
          value={way}
          onChange={setWay}
          options={[
            { value: "pickUp", label: "Pick-up", icon: <Icon of={cashIcon} size={20} /> },
            { value: "delivery", label: "Delivery" },
          ]}
        />
      </Sample>
      <Sample name="Checkbox, Switch">
        <Checkbox label="I have read the terms" defaultChecked />
        <Checkbox label="Send me the receipt" />
        <Checkbox label="Not possible here" disabled />
        <Switch label="Notices" note="When your order is ready" defaultChecked />
        <Switch label="Large letters" />
      </Sample>
      <Sample name="RatingInput">
        <Field label="How was it?" group>
          <RatingInput
            name="stars"
            value={stars}
            onChange={setStars}
            optionLabel={(number) => (number === 1 ? "1 star" : `${number} stars`)}
          />
        </Field>
      </Sample>
    </Section>
  );
};
