import { useAtomValue } from "jotai";
import { remarkTemplateCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { localeAtom } from "#state/page/choices.ts";
import { Bilingual } from "./Bilingual.tsx";
import styles from "./StaffCard.module.css";

interface RemarkProps {
  readonly storeId: string;
  /** As the customer wrote it, or picked it from what the store has to pick from. */
  readonly remark: string;
}

/** The remark of an order; what was picked stands in Japanese, too. */
export function Remark({ storeId, remark }: RemarkProps) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const request = isJapanese || remark === "" ? null : { store_id: storeId };
  const own = useCall(remarkTemplateCall, request, { isSilent: true }).data?.templates ?? [];
  const inJapanese = useCall(remarkTemplateCall, request && { ...request, language: "ja" }, {
    isSilent: true,
  }).data;
  if (remark.trim() === "") return null;
  const japanese = own.reduce((words, { template_id, content }) => {
    const found = inJapanese?.templates.find((one) => one.template_id === template_id);
    return found ? words.replaceAll(content, found.content) : words;
  }, remark);
  return (
    <section className={styles.remark}>
      <p className={styles.head}>
        <Bilingual say={(words) => words("staffCard:remark")} />
      </p>
      {japanese !== remark && (
        <p lang="ja" className={styles.large}>
          {japanese}
        </p>
      )}
      <p className={japanese === remark ? styles.large : styles.own}>{remark}</p>
    </section>
  );
}
