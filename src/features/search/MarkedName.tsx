import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";

const Marked = lazyWithRetry(() => import("#ui/feedback/Marked.tsx"));

/** A name with what was searched for marked in it, as soon as the code for it is there. */
export function MarkedName(props: { readonly text: string; readonly marks: readonly string[] | undefined }) {
  return (
    <LazyLayer waiting={props.text}>
      <Marked {...props} />
    </LazyLayer>
  );
}
