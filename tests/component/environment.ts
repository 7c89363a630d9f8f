import { builtinEnvironments } from "vitest/runtime";

/** jsdom for components that stand before the provider itself: its modules are resolved as Node resolves them. */
export default { ...builtinEnvironments.jsdom, name: "browser-before-provider", viteEnvironment: "ssr" };
