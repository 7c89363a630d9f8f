import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { codeLoader } from "./plugins/codeLoader.ts";
import { scopedName } from "./plugins/scopedName.ts";

/** The staff's application: a build of its own, of which the customers' knows nothing. */
export default defineConfig({
  root: fileURLToPath(new URL("../../src/desk", import.meta.url)),
  base: "/desk/",
  publicDir: false,
  plugins: [react(), codeLoader()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[hash:7].js",
        entryFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
      },
    },
  },
});
