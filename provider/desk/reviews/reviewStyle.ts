/** What guests wrote, one below the other, as wide as it reads well. */
export const reviewStyle = `
.narrow { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 12px; }
.narrow a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 999px; color: inherit; text-decoration: none; }
.narrow a[aria-current] { background: var(--idle-soft); font-weight: 700; }
.reviews { display: grid; gap: 12px; max-width: 900px; }
.reviews > li { display: grid; gap: 10px; padding: 14px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.reviews .head b { color: var(--strong); letter-spacing: 2px; }
.reviews .said, .reviews .remark { white-space: pre-line; }
.shots { display: flex; flex-wrap: wrap; gap: 8px; }
.shots img { display: block; object-fit: cover; border-radius: 8px; }
textarea { display: block; width: 100%; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
`;
