import { html } from "hono/html";
import * as z from "zod/mini";
import { DeliveryTerms, DeliveryZone } from "#contract/store.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import {
  checked,
  type Draft,
  type Fields,
  fieldView,
  textOf,
  wholeNumber,
  wholeOr,
} from "#provider/desk/frame/form.ts";
import type { SettingsView } from "./settingsView.ts";

const MOST_CODES = 200;
const Own = z.object({ max_distance: DeliveryZone.shape.max_distance, ...DeliveryTerms.shape });

/** A zone as its form says it, by the contract's rules; a zone is a distance, postal codes, or both. */
export function zoneDraft(fields: Fields, zone_id: string): Draft<DeliveryZone> {
  const postal_codes = codesIn(textOf(fields, "postal_codes"));
  const name = textOf(fields, "name");
  const draft = checked(DeliveryZone, { zone_id, name, postal_codes, ...termsIn(fields) });
  const missing = {
    ...(name === "" && { name: "name" as const }),
    ...(postal_codes.length > MOST_CODES && { postal_codes: "postal_codes" as const }),
    ...(postal_codes.length === 0 &&
      textOf(fields, "max_distance") === "" && { max_distance: "place" as const }),
  };
  if (Object.keys(missing).length === 0) return draft;
  return { ok: false, faults: { ...(draft.ok ? {} : draft.faults), ...missing } };
}

/** Where and for how much a store delivers that has no zones. */
export function ownTermsDraft(fields: Fields): Draft<z.infer<typeof Own>> {
  return checked(Own, termsIn(fields));
}

function termsIn(fields: Fields) {
  return {
    max_distance: wholeOr(textOf(fields, "max_distance"), null),
    dispatchprice: wholeNumber(textOf(fields, "dispatchprice")),
    freeprice: wholeNumber(textOf(fields, "freeprice")),
    minimum_order: wholeNumber(textOf(fields, "minimum_order")),
  };
}

/** 〒104-0045, 1040061 and 150, as they are typed. */
function codesIn(text: string): string[] {
  const parts = foldWidth(text).split(/[\s,、]+/);
  const codes = parts.map((part) => part.replaceAll(/[〒\-‐−ー]/g, "")).filter((part) => part !== "");
  return [...new Set(codes)];
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;
const NEW = "zone-new";

/** Where a store delivers and for how much: its zones in their order, or else its own terms. */
export function zonesView(view: SettingsView) {
  const { own, store, words } = view;
  const zones = store.delivery_zones;
  return html`<section aria-labelledby="zones" data-key="zones"><h2 id="zones">${words.zones}</h2>
    <p class="quiet">${zones.length === 0 ? words.noZones : words.zonesNote}</p>
    <ol class="zones">${zones.map((zone, index) => zoneView(zone, index, view))}</ol>
    <details data-key="${NEW}" ${view.filled?.form === NEW ? "open" : ""}><summary>${words.addZone}</summary>
      <form method="post" action="${own}/zones">${zoneFields(NEW, null, view)}<button class="main">${words.addZone}</button></form></details>
    ${
      zones.length > 0
        ? ""
        : html`<h3>${words.own}</h3>
          <form method="post" action="${own}/terms">
            ${termsFields("terms", store, view)}<button class="main">${words.save}</button></form>`
    }</section>`;
}

function zoneView(zone: DeliveryZone, index: number, view: SettingsView) {
  const { own, store, words } = view;
  const form = `zone-${zone.zone_id}`;
  const path = `${own}/zones/${encodeURIComponent(zone.zone_id)}`;
  const act = (action: "up" | "down" | "remove", label: string, look = "") =>
    html`<form method="post" action="${path}/${action}" data-key="${action}-${zone.zone_id}">
      <button class="${look}">${label}<span class="unseen"> ${zone.name}</span></button></form>`;
  return html`<li data-key="${form}">
    <b>${zone.name}</b>
    <p class="quiet">${placeOf(zone, view)}</p>
    <p>${pricesOf(zone, view)}</p>
    <div class="actions">
      <details data-key="change-${zone.zone_id}" ${view.filled?.form === form ? "open" : ""}>
        <summary>${words.change}<span class="unseen"> ${zone.name}</span></summary>
        <form method="post" action="${path}">${zoneFields(form, zone, view)}<button class="main">${words.save}</button></form></details>
      ${index > 0 ? act("up", words.up) : ""}
      ${index < store.delivery_zones.length - 1 ? act("down", words.down) : ""}
      ${act("remove", words.remove, "danger")}
    </div></li>`;
}

function placeOf({ max_distance, postal_codes }: DeliveryZone, { words }: SettingsView): string {
  const distance = max_distance === null ? "" : `${max_distance.toLocaleString("en-US")} m`;
  const codes = postal_codes.map((code) => `〒${code}`).join(" ");
  return [distance, codes].filter(Boolean).join(" · ") || words.anyDistance;
}

function pricesOf(
  { dispatchprice, freeprice, minimum_order }: DeliveryZone,
  { words }: SettingsView,
): string {
  const priced = (text: string, amount: number) => (amount > 0 ? [text.replace("{price}", yen(amount))] : []);
  const more = [...priced(words.freeFrom, freeprice), ...priced(words.atLeast, minimum_order)];
  return [yen(dispatchprice), ...more].join(" · ");
}

function zoneFields(form: string, zone: DeliveryZone | null, view: SettingsView) {
  const { words } = view;
  return html`${fieldView({ form, name: "name", label: words.name, value: zone?.name ?? "" }, view)}
    ${fieldView({ form, name: "postal_codes", label: words.postalCodes, value: zone?.postal_codes.join(" ") ?? "" }, view)}
    ${termsFields(form, zone, view)}`;
}

type Terms = Pick<DeliveryZone, "max_distance" | "dispatchprice" | "freeprice" | "minimum_order">;

function termsFields(form: string, terms: Terms | null, view: SettingsView) {
  const { words } = view;
  const number = (name: keyof Terms, label: string) =>
    fieldView({ form, name, label, value: String(terms?.[name] ?? ""), isNumber: true }, view);
  return html`${number("max_distance", words.distance)}${number("dispatchprice", words.dispatchprice)}
    ${number("freeprice", words.freeprice)}${number("minimum_order", words.minimumOrder)}`;
}

/** Zones with one of them a place up or down, or taken away; null where there is no such zone. */
export function movedZones(
  zones: readonly DeliveryZone[],
  zone_id: string,
  move: string,
): DeliveryZone[] | null {
  const from = zones.findIndex((zone) => zone.zone_id === zone_id);
  const zone = zones[from];
  if (zone === undefined) return null;
  const others = zones.toSpliced(from, 1);
  if (move === "remove") return others;
  return others.toSpliced(move === "up" ? Math.max(0, from - 1) : from + 1, 0, zone);
}
