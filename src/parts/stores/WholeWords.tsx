/** A name or an address in which what has hyphens, as "Noren-ken" and "7-1-1", goes to the next line whole. */
export const WholeWords = ({ of }: { readonly of: string }) =>
  of.split(/(\w+(?:-\w+)+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
