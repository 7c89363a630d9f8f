/** Scans a customer's code where the browser can read one; elsewhere the digits are typed. Prints the card of a gift. */
export const useScript = `
(() => {
  const main = document.querySelector("main");
  let stream = null;
  let canScan = "BarcodeDetector" in window && Boolean(navigator.mediaDevices);
  const stop = (button, video) => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
    video.hidden = true;
    button.textContent = button.dataset.label;
  };
  const scan = async (button) => {
    const form = button.form;
    const video = form.querySelector("video");
    button.dataset.label ??= button.textContent;
    if (stream) return stop(button, video);
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    } catch {
      canScan = false;
      button.hidden = true;
      return;
    }
    button.textContent = button.dataset.stop;
    video.srcObject = stream;
    video.hidden = false;
    await video.play();
    const reader = new BarcodeDetector({ formats: ["qr_code"] });
    while (stream && video.isConnected) {
      const [found] = await reader.detect(video).catch(() => []);
      if (found) {
        stop(button, video);
        form.querySelector("[data-code]").value = found.rawValue;
        form.requestSubmit();
        return;
      }
      await new Promise((done) => setTimeout(done, 150));
    }
  };
  const offer = async () => {
    if (!canScan) return;
    const formats = await BarcodeDetector.getSupportedFormats().catch(() => []);
    const button = main.querySelector("[data-scan]");
    if (button?.hidden && canScan && formats.includes("qr_code")) button.hidden = false;
  };
  main.addEventListener("click", ({ target }) => {
    const scanner = target.closest("[data-scan]");
    if (scanner) void scan(scanner);
    if (target.closest("[data-print]")) window.print();
  });
  // Other digits are written over the wrong ones.
  main.addEventListener("submit", ({ target }) => target.querySelector("[data-code]")?.select());
  new MutationObserver(() => void offer()).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  void offer();
})();
`;
