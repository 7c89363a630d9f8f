/** The look of a small page of the server's own: one column for a phone, light and dark, each wallet in its own colour. */
export const plainStyle = `
:root {
  color-scheme: light dark;
  --ground: #f4f2ef; --sheet: #fff; --text: #23201d; --quiet: #625c55; --line: #d9d3cb; --fault: #b3261e;
  --test: #7a4b00; --test-ground: #ffecc7; --brand: #2f5d50; --on-brand: #fff; --shadow: 0 8px 32px rgb(60 45 30 / .12);
}
.paypay { --brand: #c8102e } .merpay { --brand: #c62828 } .alipay { --brand: #0958d9 }
.wechat { --brand: #0a7a3d } .card { --brand: #35424f }
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171513; --sheet: #242120; --text: #f3efea; --quiet: #b6aea5; --line: #47413b; --fault: #ffb4ab;
    --test: #ffdc9c; --test-ground: #48330a; --brand: #9fd8c6; --on-brand: #10241e; --shadow: none;
  }
  .paypay { --brand: #ff9aa8; --on-brand: #3c0610 } .merpay { --brand: #ff9f9a; --on-brand: #3b0a08 }
  .alipay { --brand: #9cc3ff; --on-brand: #061c42 } .wechat { --brand: #86dba6; --on-brand: #06281a }
  .card { --brand: #c3cfdb; --on-brand: #18212a }
}
* { box-sizing: border-box }
body {
  margin: 0; background: var(--ground); color: var(--text); line-height: 1.6; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, sans-serif; -webkit-text-size-adjust: 100%;
}
:lang(ja) body { font-family: system-ui, -apple-system, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif }
:lang(zh-Hans) body { font-family: system-ui, -apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif }
:lang(zh-Hant) body { font-family: system-ui, -apple-system, "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", sans-serif }
:lang(ko) body { font-family: system-ui, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif }
.test { background: var(--test-ground); color: var(--test); padding: 12px 16px; text-align: center; font-size: .875rem }
.test b { display: block; font-size: 1rem }
main {
  max-width: 440px; margin: 0 auto; padding: 24px 16px calc(32px + env(safe-area-inset-bottom));
  display: grid; gap: 24px;
}
.sheet { background: var(--sheet); border-radius: 12px; box-shadow: var(--shadow); padding: 24px; display: grid; gap: 16px }
h1 { font-size: 1.125rem; margin: 0 } h2 { font-size: 1rem; margin: 0 }
p { margin: 0; text-wrap: pretty } .test { text-wrap: balance }
:lang(ja) p, :lang(ja) .test { word-break: auto-phrase } :lang(ko) p, :lang(ko) .test { word-break: keep-all }
.quiet { color: var(--quiet); font-size: .875rem }
.amount { font-size: 2.5rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums }
.with { padding-top: 16px; border-top: 1px solid var(--line) }
.method { display: flex; align-items: center; gap: 12px; font-weight: 600; padding-top: 4px }
.method::before { content: ""; width: 12px; height: 28px; border-radius: 6px; background: var(--brand) }
form { display: grid; gap: 16px; margin: 0 }
label { font-weight: 600; display: block }
input {
  font: inherit; font-size: 1.125rem; width: 100%; min-height: 48px; padding: 8px 12px; margin-top: 4px;
  color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: 8px; font-variant-numeric: tabular-nums;
}
input[aria-invalid=true] { border: 2px solid var(--fault) }
input + p { margin-top: 4px }
.fault { color: var(--fault); font-size: .875rem; font-weight: 600 }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start }
@media (max-width: 339px) { .two { grid-template-columns: 1fr } }
button, .button {
  font: inherit; font-weight: 600; min-height: 48px; width: 100%; padding: 8px 16px; border-radius: 12px; cursor: pointer;
  border: 1px solid var(--quiet); background: transparent; color: inherit; text-align: center; text-decoration: none; display: block;
}
.main { background: var(--brand); color: var(--on-brand); border-color: transparent; min-height: 56px; font-size: 1.125rem }
a.main { padding-top: 12px }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.others { display: grid; gap: 12px }
`;
