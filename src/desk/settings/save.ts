import type { TFunction } from "i18next";
import type { DeskCall, DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { HoursSpan } from "#contract/store.ts";
import { spansIn } from "#domain/hours/typedHours.ts";
import { type DeskFailure, deskSend } from "#desk/net/deskSend.ts";
import type settingsTexts from "#locales/ja/desk/settings.json";

export type SettingsTexts = TFunction<"desk/settings">;
/** What can be wrong in a form, by its words. */
export type Fault = keyof (typeof settingsTexts)["faults"];
/** By the name of the field that it stands under. */
export type Faults = Readonly<Record<string, Fault>>;

/** What came of a form. */
export type Sent<Data = unknown> =
  | { readonly kind: "saved"; readonly data: Data }
  | { readonly kind: "wrong"; readonly faults: Faults }
  | { readonly kind: "failed"; readonly failure: DeskFailure };

/** A field's name and its fault, of a place in a request: "times.slot_minutes". */
export type FaultAt = (path: string) => readonly [field: string, fault: Fault];

/** Sends what a form says; what the call's own declaration refuses is told at once, at its fields. */
export async function save<C extends DeskCall>(
  call: C,
  request: DeskRequest<C>,
  faultAt: FaultAt,
): Promise<Sent<DeskResponse<C>>> {
  const wrong = (paths: readonly string[]) =>
    ({ kind: "wrong", faults: Object.fromEntries(paths.map(faultAt)) }) as const;
  const checked = call.request.safeParse(request);
  if (!checked.success) return wrong(checked.error.issues.map(({ path }) => path.map(String).join(".")));
  const answer = await deskSend(call, request);
  if (answer.ok) return { kind: "saved", data: answer.data };
  if (answer.kind === "fault" && answer.fault === "malformed" && answer.fields.length > 0)
    return wrong(answer.fields);
  return { kind: "failed", failure: answer };
}

const NO_HOURS: HoursSpan[] = [{ open: "", close: "", last_order: "" }];

/** The hours that were typed for a day; of what is none, ones that no call takes. */
export const typedSpans = (text: string): HoursSpan[] => spansIn(text) ?? NO_HOURS;

/** A number as a form shows it; nothing for what stands for none. */
export const shownNumber = (value: number | null): string =>
  value === null || value === -1 ? "" : String(value);
