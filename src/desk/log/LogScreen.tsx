import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { AUDIT_FILE, AUDITED, type Audited, type AuditEntry, auditLog } from "#contract/calls/desk/audit.ts";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { failureText } from "#desk/net/deskRefusal.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { ChooseStore } from "#desk/stores/ChooseStore.tsx";
import { intlTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { BUTTON_TEXTS, buttonWords } from "./buttonWords.ts";
import styles from "./Log.module.css";

type Filter = Omit<DeskRequest<typeof auditLog>, "cursor">;

/** The audit log: found by who, where, what, number and day; exported as a file. */
export default function LogScreen() {
  const { t } = useTranslation("desk/log");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const [filter, setFilter] = useState<Filter>({});
  // The pages that were asked for, by their cursors.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const first = useDesk(auditLog, filter, { keeps: true });
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const last = cursors.at(-1);
  const people = first.data?.people ?? [];
  return (
    <>
      <div className={desk.head}>
        <h1>{t("title")}</h1>
        <a className={styles.file} href={`${AUDIT_FILE}?${query}`} download>
          {t("export")}
        </a>
      </div>
      <p className={styles.note}>{t("note")}</p>
      <FilterForm
        people={people}
        onFind={(wanted) => {
          setCursors([]);
          setFilter(wanted);
        }}
      />
      {first.failure !== undefined && <Notice kind="danger">{failureText(first.failure, td)}</Notice>}
      {first.data === undefined && first.failure === undefined && <Skeleton lines={6} />}
      {first.data?.items.length === 0 && <EmptyState title={t("none")} />}
      <ol className={`${desk.list} ${styles.rows}`}>
        {first.data?.items.map((entry) => (
          <Entry key={entry.entry_id} entry={entry} people={people} />
        ))}
        {cursors.map((cursor) => (
          <Page
            key={cursor}
            filter={filter}
            cursor={cursor}
            onMore={(next) => setCursors([...cursors, next])}
            isLast={cursor === last}
          />
        ))}
      </ol>
      {last === undefined && first.data?.next_cursor && (
        <More cursor={first.data.next_cursor} onMore={(next) => setCursors([next])} />
      )}
    </>
  );
}

function More({ cursor, onMore }: { readonly cursor: string; readonly onMore: (cursor: string) => void }) {
  const { t } = useTranslation("desk/log");
  return (
    <Button kind="quiet" block onClick={() => onMore(cursor)}>
      {t("more")}
    </Button>
  );
}

interface PageProps {
  readonly filter: Filter;
  readonly cursor: string;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

/** A further page of the list. */
function Page({ cursor, filter, isLast, onMore }: PageProps) {
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const { data, failure } = useDesk(auditLog, { ...filter, cursor });
  if (failure !== undefined)
    return (
      <li>
        <Notice kind="danger">{failureText(failure, td)}</Notice>
      </li>
    );
  if (data === undefined)
    return (
      <li>
        <Skeleton lines={3} />
      </li>
    );
  return (
    <>
      {data.items.map((entry) => (
        <Entry key={entry.entry_id} entry={entry} people={data.people} />
      ))}
      {isLast && data.next_cursor !== null && (
        <li>
          <More cursor={data.next_cursor} onMore={onMore} />
        </li>
      )}
    </>
  );
}

type People = DeskResponse<typeof auditLog>["people"];

interface FilterFormProps {
  readonly people: People;
  readonly onFind: (filter: Filter) => void;
}

function FilterForm({ onFind, people }: FilterFormProps) {
  const { t } = useTranslation("desk/log");
  const { store_count } = useMe();
  const [store_id, chooseStore] = useState("");
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
    };
    onFind({
      staff_id: text("staff_id"),
      store_id: store_id === "" ? undefined : store_id,
      did: AUDITED.find((did) => did === text("did")),
      subject: text("subject"),
      from: text("from"),
      to: text("to"),
    });
  };
  const all = { value: "", label: t("all") };
  return (
    <details className={styles.filter} open={window.matchMedia("(min-width: 768px)").matches}>
      <summary>{t("find")}</summary>
      <form onSubmit={find} role="search">
        <Field label={t("who")}>
          <Select
            name="staff_id"
            options={[all, ...people.map(({ name, staff_id }) => ({ value: staff_id, label: name }))]}
          />
        </Field>
        {store_count > 1 && (
          <ChooseStore label={t("store")} none={t("all")} hasEnded value={store_id} onChoose={chooseStore} />
        )}
        <Field label={t("what")}>
          <Select
            name="did"
            options={[all, ...AUDITED.map((did) => ({ value: did, label: t(`did.${keyOf(did)}`) }))]}
          />
        </Field>
        <Field label={t("subject")}>
          <TextInput name="subject" type="search" maxLength={120} />
        </Field>
        <Field label={t("from")}>
          <TextInput name="from" type="date" />
        </Field>
        <Field label={t("to")}>
          <TextInput name="to" type="date" />
        </Field>
        <Button type="submit" kind="quiet">
          {t("find")}
        </Button>
      </form>
    </details>
  );
}

type DidKey = Audited extends infer Did
  ? Did extends `${infer Subject}.${infer Verb}`
    ? `${Subject}_${Verb}`
    : never
  : never;

/** Texts are named without points, which would be paths. */
const keyOf = (did: Audited) => did.replace(".", "_") as DidKey;

function Entry({ entry, people }: { readonly entry: AuditEntry; readonly people: People }) {
  const { t, i18n } = useTranslation("desk/log");
  const { t: td } = useTranslation("desk/desk");
  const { t: tb } = useTranslation(BUTTON_TEXTS);
  const { address, after, before, device, did, store, time, who } = entry;
  const when = new Intl.DateTimeFormat(intlTag(i18n.language), {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(new Date(time));
  const pressed = buttonWords(after?.["button"], tb);
  // Whoever asks comes from somewhere.
  const isItself = who === null && address === "";
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li className={styles.entry}>
      <p className={styles.did}>
        <strong>{t(`did.${keyOf(did)}`)}</strong>
        {pressed !== null && <b>{pressed}</b>}
        <span className={desk.soft}>{nameOfSubject(entry, people) ?? <code>{entry.subject}</code>}</span>
      </p>
      <p>
        {who === null ? t(isItself ? "itself" : "nobody") : `${who.name} (${td(`role.${who.role}`)})`}
        {store !== null && <span className={desk.soft}> · {store.name}</span>}
      </p>
      <p className={`${desk.soft} ${styles.times}`}>
        <time dateTime={time}>{when}</time>
        {!isItself && ` · ${t("at", { address, device })}`}
      </p>
      {names.length > 0 && (
        <details>
          <summary>{t("details")}</summary>
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t("what")}</span>
                </th>
                <th scope="col">{t("before")}</th>
                <th scope="col">{t("after")}</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{shown(before?.[name])}</td>
                  <td>{shown(after?.[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}

/** The name of what something was done with: ids of people and tablets say nothing to anybody. Null: it has none but its id. */
function nameOfSubject({ after, before, did, store, subject }: AuditEntry, people: People): string | null {
  const person = people.find(({ staff_id }) => staff_id === subject)?.name;
  if (person !== undefined) return person;
  if (subject === store?.store_id) return store.name;
  const name = did.startsWith("tablet.") ? (after?.["name"] ?? before?.["name"]) : undefined;
  return typeof name === "string" ? name : null;
}

const shown = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
