/**
 * Beginnings of the postal codes of islands that no bridge joins to the four main islands or to Okinawa's, from north to
 * south. Source: Japan Post's list of postal codes by town (KEN_ALL), of the municipalities and towns that the Remote
 * Islands Development Act and the acts for Amami, the Ogasawaras and Okinawa name, as far as carriers' lists of remote
 * islands hold them; a beginning is no shorter than keeps the mainland's codes out.
 */
const beginnings: readonly string[] = `
04314 04315 07838 07839 09701 09702 09703 09704 0971
9860023 9862525 9862526 98501 99802 958006 952
10001 10002 10003 10004 10005 10006 1001 1002
4130004 4440416 4703504 4703505 5170001 5170002 5170003 5170004 5170005 5170205
5230801 65609 6720101 6720102 6720103
68401 68402 68403 68404 685
7140035 7140036 7140037 7140038 71403 72502 72503 72504 7580001 7580003 75807
7600091 7600092 7613 7614 76301 76302 7680071 7691108 7691109 7741760
79143 79144 7914501 7914511 791809 79411 79424 79425 7980099 7980212 7983358 78806
802009 8110118 8113511 81137 8190011 8190205 8191336
8470027 8470131 8470306 8470317 8470405 8470406 8471524
8115 817 85113 853 857007 8573103 85732 85733 8574 858093 8595101 85958
86603 86937 87215 87925 8820096
89009 8913 8914 8915 8916 8917 8918 8919 894 8961 89915
9013 90505 90506 90507 906 907
`
  .trim()
  .split(/\s+/);

/** Whether a postal code of seven digits is a remote island's; Okinawa's main island is none. */
export function remoteIsland(postal_code: string): boolean {
  return beginnings.some((beginning) => postal_code.startsWith(beginning));
}
