/**
 * Follows the board: replaces it when the provider says that it changed, but never under the fingers of someone who
 * writes in it, and rings softly for what is new.
 */
export const deskScript = `
(() => {
  const board = document.getElementById("board");
  let waiting = null;
  const isWriting = () => board.contains(document.activeElement) && /INPUT|TEXTAREA/.test(document.activeElement.tagName);
  const newOnes = () => board.querySelectorAll('[data-new="true"], .calls li').length;
  const ring = () => {
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0.15, audio.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
      tone.frequency.value = 880;
      tone.connect(gain).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.6);
    } catch {}
  };
  const show = (text) => {
    if (isWriting()) { waiting = text; return; }
    const before = newOnes();
    board.innerHTML = text;
    if (newOnes() > before) ring();
  };
  const listen = () => {
    const events = new EventSource(board.dataset.events);
    events.onmessage = (event) => show(JSON.parse(event.data));
    events.onerror = () => { events.close(); setTimeout(listen, 2000); };
  };
  board.addEventListener("focusout", () => setTimeout(() => {
    if (waiting !== null && !isWriting()) { show(waiting); waiting = null; }
  }));
  listen();
})();
`;
