/** Eight cards of 95 by 69 mm on a sheet of A4; on the screen they stand as they come out of the printer. */
export const tableCardStyle = `
.to-cards { display: inline-flex; align-items: center; min-height: 44px; }
.card-choice { display: grid; gap: 12px; max-width: 900px; margin-bottom: 16px; }
.card-choice fieldset { border: 0; margin: 0 0 12px; padding: 0; }
.card-choice .choices { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.card-choice .choices label { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; margin: 0; white-space: nowrap; }
.table-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(95mm, 100%), 95mm)); color-scheme: light; }
.table-cards > li { box-sizing: border-box; display: flex; gap: 3mm; align-items: center; width: 95mm; max-width: 100%; height: 69mm; margin: 0 -0.2mm -0.2mm 0; padding: 4mm; border: 0.2mm dashed #888; background: #fff; color: #111; overflow: hidden; break-inside: avoid; }
.card-words { flex: 1; min-width: 0; }
.card-words p { margin: 0; overflow-wrap: anywhere; }
.card-words .card-store { font-size: 11pt; font-weight: 700; line-height: 1.3; }
.card-words .card-store-en { font-size: 7.5pt; line-height: 1.3; }
.card-words .card-table { margin: 1.5mm 0; font-size: 26pt; font-weight: 800; line-height: 1.1; }
.card-words .card-line { font-size: 8.5pt; line-height: 1.45; }
.card-code { flex: none; width: 46mm; }
.card-code svg { display: block; width: 100%; height: auto; }
@media screen and (max-width: 420px) { .table-cards > li { flex-direction: column; height: auto; } .card-words { width: 100%; } }
@media print {
  @page { size: A4 portrait; margin: 10mm; }
  body:has(.table-cards) { background: #fff; }
  body:has(.table-cards) > header, body:has(.table-cards) > .foot, .card-choice { display: none; }
  body:has(.table-cards) main { margin: 0; padding: 0; max-width: none; }
  .table-cards { grid-template-columns: 95mm 95mm; margin: 0; }
}
`;
