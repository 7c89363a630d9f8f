import type { ChatCard } from "#domain/share/shareCard.ts";

export const someCard: ChatCard = {
  summary: "Ramen Genji: tonkotsu since 1978",
  title: "Ramen Genji",
  details: [
    { label: null, text: "Tonkotsu since 1978" },
    { label: "Where", text: "1-2-3 Hakata, Fukuoka" },
  ],
  picture: "/share/store/ramen.jpg?v=1",
  buttons: [
    { label: "See the menu", address: "/orderFood?storeId=ramen" },
    { label: "Coupons", address: "/storeCoupon?storeId=ramen" },
  ],
  footer: "Noren",
};
