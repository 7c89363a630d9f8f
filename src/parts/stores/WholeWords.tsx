/** A name in which words with a hyphen, as "Taito-ku" and "Noren-ken", go to the next line whole. */
export const WholeWords = ({ of }: { readonly of: string }) =>
  of.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
