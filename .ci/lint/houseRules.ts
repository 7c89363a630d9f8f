interface RuleContext {
  readonly sourceCode: { readonly lines: readonly string[] };
  report(fault: { readonly node: unknown; readonly message: string }): void;
}

/** oxlint's max-lines has one severity. This warns before that one fails. */
const longFile = {
  create: (context: RuleContext) => ({
    Program(node: unknown) {
      const { length } = context.sourceCode.lines;
      if (length > 200) context.report({ node, message: `${length} lines: a file stays under 200` });
    },
  }),
};

export default { meta: { name: "house" }, rules: { "long-file": longFile } };
