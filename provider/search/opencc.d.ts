/** OpenCC's tables: pairs of a text and what it becomes, parted by "|". */
declare module "opencc-js/dict/*" {
  const table: string;
  export default table;
}
