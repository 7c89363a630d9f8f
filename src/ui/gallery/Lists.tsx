import { useRef, useState } from "react";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { cartIcon, globeIcon } from "#ui/icons/common.ts";
import { clockIcon, receiptIcon } from "#ui/icons/discovery.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Price } from "#ui/lists/Price.tsx";
import { Steps } from "#ui/lists/Steps.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { flyToCart } from "#ui/pictures/flyToCart.ts";
import styles from "./Gallery.module.css";
import { Sample, Section } from "./Section.tsx";

const src = (dish: string) => `/src/ui/gallery/pictures/${dish}`;

/** Pictures to show components with. */
export const dishes = {
  ramen: { src: src("ramen"), widths: [240, 480], ratio: 0.75, tint: "#f6e3cf" },
  sushi: { src: src("sushi"), widths: [240, 480], ratio: 0.75, tint: "#e3ecdc" },
  lost: { src: src("lost"), widths: [240], ratio: 0.75, tint: "#f3dcd6" },
} as const;

const stateWords = { done: "done", now: "now", ahead: "to come", failed: "failed" };
const stepperLabels = { group: "Shoyu ramen", decrease: "One less", increase: "One more" };

/** Cards, rows, pictures, tabs and steps. */
export const Lists = () => {
  const [tab, setTab] = useState<"menu" | "reviews" | "orders" | "details" | "staff">("menu");
  const [number, setNumber] = useState(1);
  const dish = useRef<HTMLDivElement>(null);
  const cart = useRef<HTMLSpanElement>(null);

  const change = (next: number) => {
    const picture = dish.current?.querySelector("img");
    if (next > number && picture && cart.current) void flyToCart(picture, cart.current);
    setNumber(next);
  };

  return (
    <Section title="Lists and pictures">
      <Sample name="A dish in a card; + sends it to the cart">
        <div className={styles.row}>
          <span ref={cart}>
            <IconButton icon={cartIcon} kind="raised" label={`Cart, ${number} dishes`} count={number} />
          </span>
        </div>
        <Card>
          <div className={styles.dish} ref={dish}>
            <div>
              <Picture {...dishes.ramen} alt="" sizes="104px" frame="square" />
            </div>
            <div className={styles.about}>
              <h3>Shoyu ramen with a seasoned egg</h3>
              <Badge tone="accent">Popular</Badge>
              <div className={styles.foot}>
                <Price was="¥980" wasLabel="was">
                  ¥880
                </Price>
                <Stepper value={number} onChange={change} labels={stepperLabels} collapse />
              </div>
            </div>
          </div>
        </Card>
      </Sample>
      <Sample name="Picture: its own ratio, wide, square, not found">
        <div className={styles.goods}>
          <Picture {...dishes.ramen} alt="A bowl of ramen" sizes="180px" />
          <Picture {...dishes.sushi} alt="Two pieces of sushi" sizes="180px" frame="wide" />
          <Picture {...dishes.sushi} alt="Two pieces of sushi, square" sizes="180px" frame="square" />
          <Picture {...dishes.lost} alt="A picture that is missing" sizes="180px" />
        </div>
      </Sample>
      <Sample name="ListRow: link, button, value, plain">
        <Card padded={false}>
          <ListRow title="My orders" note="2 in progress" start={<Icon of={receiptIcon} />} href="#orders" />
          <ListRow title="Language" start={<Icon of={globeIcon} />} end="English" onClick={() => {}} />
          <ListRow title="Opening hours" start={<Icon of={clockIcon} />} end="11:00 – 22:00" />
          <ListRow title="Subtotal" end={<Price>¥2,460</Price>} />
        </Card>
      </Sample>
      <Sample name="Tabs">
        <div>
          <Tabs
            id="store"
            label="The store"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { key: "menu", label: "Menu" },
              { key: "reviews", label: "Reviews", count: 128 },
              { key: "orders", label: "Orders" },
              { key: "details", label: "Details" },
              { key: "staff", label: "Call staff" },
            ]}
          />
          <TabPanel of="store" tab={tab}>
            What "{tab}" shows.
          </TabPanel>
        </div>
      </Sample>
      <Sample name="Steps: with times, failed, in a row">
        <Card>
          <p className={styles.call}>A-042</p>
          <Steps
            label="Order A-042"
            stateWords={stateWords}
            steps={[
              { key: "sent", label: "Sent", time: "12:04", state: "done" },
              { key: "accepted", label: "Accepted by the store", time: "12:05", state: "done" },
              {
                key: "preparing",
                label: "Being prepared",
                note: "About 8 minutes",
                time: "12:13",
                state: "now",
              },
              { key: "served", label: "Served", state: "ahead" },
            ]}
          />
        </Card>
        <Card>
          <Steps
            label="Order A-043"
            stateWords={stateWords}
            steps={[
              { key: "sent", label: "Sent", time: "12:04", state: "done" },
              {
                key: "cancelled",
                label: "Cancelled by the store",
                note: "Sold out: gyoza",
                time: "12:06",
                state: "failed",
              },
            ]}
          />
        </Card>
        <Card>
          <Steps
            label="Order A-044"
            layout="row"
            stateWords={stateWords}
            steps={[
              { key: "placed", label: "Placed", time: "12:04", state: "done" },
              { key: "delivery", label: "In delivery", time: "12:31", state: "now" },
              { key: "done", label: "Completed", state: "ahead" },
            ]}
          />
        </Card>
      </Sample>
    </Section>
  );
};
