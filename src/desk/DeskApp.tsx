import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { createBrowserRouter, Navigate, RouterProvider } from "react-router-dom";
import type { StaffRight } from "#contract/calls/desk/deskCall.ts";
import { door, type Me } from "#contract/calls/desk/door.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { hearBackFirst } from "#ui/layers/historyAllowed.ts";
import { boardPath } from "./board/boardPath.ts";
import { useDesk } from "./net/deskSend.ts";
import { BeginScreen } from "./door/BeginScreen.tsx";
import { DoorScreen } from "./door/DoorScreen.tsx";
import { JoinScreen } from "./door/JoinScreen.tsx";
import { failureText } from "./net/deskRefusal.ts";
import { Frame } from "./frame/Frame.tsx";

const AccountScreen = lazyWithRetry(() => import("./account/AccountScreen.tsx"));
const AllergensScreen = lazyWithRetry(() => import("./allergens/AllergensScreen.tsx"));
const AllergenSheetScreen = lazyWithRetry(() => import("./allergens/SheetScreen.tsx"));
const BillScreen = lazyWithRetry(() => import("./bill/BillScreen.tsx"));
const BoardScreen = lazyWithRetry(() => import("./board/BoardScreen.tsx"));
const CloseScreen = lazyWithRetry(() => import("./close/CloseScreen.tsx"));
const ClosesScreen = lazyWithRetry(() => import("./close/ClosesScreen.tsx"));
const CompanyScreen = lazyWithRetry(() => import("./company/CompanyScreen.tsx"));
const CopyScreen = lazyWithRetry(() => import("./stores/CopyScreen.tsx"));
const CouponCardScreen = lazyWithRetry(() => import("./coupons/CouponCardScreen.tsx"));
const CouponsScreen = lazyWithRetry(() => import("./coupons/CouponsScreen.tsx"));
const CourierScreen = lazyWithRetry(() => import("./courier/CourierScreen.tsx"));
const CustomerScreen = lazyWithRetry(() => import("./customers/CustomerScreen.tsx"));
const CustomersScreen = lazyWithRetry(() => import("./customers/CustomersScreen.tsx"));
const DishScreen = lazyWithRetry(() => import("./menu/dish/DishScreen.tsx"));
const EndScreen = lazyWithRetry(() => import("./stores/EndScreen.tsx"));
const FactsScreen = lazyWithRetry(() => import("./opening/FactsScreen.tsx"));
const FeedbackScreen = lazyWithRetry(() => import("./reviews/FeedbackScreen.tsx"));
const FiguresScreen = lazyWithRetry(() => import("./close/FiguresScreen.tsx"));
const ValueScreen = lazyWithRetry(() => import("./close/ValueScreen.tsx"));
const FindScreen = lazyWithRetry(() => import("./find/FindScreen.tsx"));
const GiftsScreen = lazyWithRetry(() => import("./gifts/GiftsScreen.tsx"));
const FloorScreen = lazyWithRetry(() => import("./floor/FloorScreen.tsx"));
const GoodsScreen = lazyWithRetry(() => import("./goods/GoodsScreen.tsx"));
const GroupScreen = lazyWithRetry(() => import("./menu/group/GroupScreen.tsx"));
const HomeScreen = lazyWithRetry(() => import("./home/HomeScreen.tsx"));
const ImportScreen = lazyWithRetry(() => import("./menuFile/ImportScreen.tsx"));
const KitchenScreen = lazyWithRetry(() => import("./kitchen/KitchenScreen.tsx"));
const LanguagesScreen = lazyWithRetry(() => import("./languages/LanguagesScreen.tsx"));
const LogScreen = lazyWithRetry(() => import("./log/LogScreen.tsx"));
const ManyScreen = lazyWithRetry(() => import("./menu/publish/many/ManyScreen.tsx"));
const MailsScreen = lazyWithRetry(() => import("./messages/MailsScreen.tsx"));
const MenuScreen = lazyWithRetry(() => import("./menu/MenuScreen.tsx"));
const NewStoreScreen = lazyWithRetry(() => import("./opening/NewStoreScreen.tsx"));
const OffersScreen = lazyWithRetry(() => import("./offers/OffersScreen.tsx"));
const OneCloseScreen = lazyWithRetry(() => import("./close/OneCloseScreen.tsx"));
const OpeningScreen = lazyWithRetry(() => import("./opening/OpeningScreen.tsx"));
const PaperScreen = lazyWithRetry(() => import("./printers/PaperScreen.tsx"));
const PrintersScreen = lazyWithRetry(() => import("./printers/PrintersScreen.tsx"));
const PublishScreen = lazyWithRetry(() => import("./menu/publish/PublishScreen.tsx"));
const RefillScreen = lazyWithRetry(() => import("./refill/RefillScreen.tsx"));
const ReviewsScreen = lazyWithRetry(() => import("./reviews/ReviewsScreen.tsx"));
const SettingsScreen = lazyWithRetry(() => import("./settings/SettingsScreen.tsx"));
const ShippingScreen = lazyWithRetry(() => import("./shipping/ShippingScreen.tsx"));
const SlipScreen = lazyWithRetry(() => import("./shipping/SlipScreen.tsx"));
const SpecialsScreen = lazyWithRetry(() => import("./specials/SpecialsScreen.tsx"));
const StaffScreen = lazyWithRetry(() => import("./staff/StaffScreen.tsx"));
const StationsScreen = lazyWithRetry(() => import("./kitchen/stations/StationsScreen.tsx"));
const StoresScreen = lazyWithRetry(() => import("./stores/StoresScreen.tsx"));
const TableCardsScreen = lazyWithRetry(() => import("./tables/cards/TableCardsScreen.tsx"));
const TableOrderScreen = lazyWithRetry(() => import("./tables/order/TableOrderScreen.tsx"));
const TablesScreen = lazyWithRetry(() => import("./tables/keep/TablesScreen.tsx"));
const VersionsScreen = lazyWithRetry(() => import("./menu/publish/VersionsScreen.tsx"));
const VisitScreen = lazyWithRetry(() => import("./tables/visits/VisitScreen.tsx"));
const TextsScreen = lazyWithRetry(() => import("./messages/TextsScreen.tsx"));
const UsesScreen = lazyWithRetry(() => import("./uses/UsesScreen.tsx"));

const MeContext = createContext<Me | null>(null);

/** Whoever has signed in; inside of the desk there is somebody. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === null) throw new Error("Nobody has signed in");
  return me;
}

hearBackFirst();
const router = createBrowserRouter(
  [
    { path: "/login", element: <DoorScreen /> },
    { path: "/begin", element: <BeginScreen /> },
    { path: "/join", element: <JoinScreen /> },
    {
      path: "/courier",
      element: (
        <LazyPart waiting={<Skeleton lines={4} />}>
          <CourierScreen />
        </LazyPart>
      ),
    },
    { path: "/", element: <Inside screen={<StoresScreen />} right="look" /> },
    { path: "/board/:storeId", element: <Inside screen={<BoardScreen />} right="look" isWide /> },
    { path: "/bill/:storeId", element: <Inside screen={<BillScreen />} right="look" isWide /> },
    { path: "/floor/:storeId", element: <Inside screen={<FloorScreen />} right="look" isWide /> },
    { path: "/order/:storeId", element: <Inside screen={<TableOrderScreen />} right="orders" isWide /> },
    { path: "/orders/:storeId", element: <Inside screen={<FindScreen />} right="look" /> },
    { path: "/close/:storeId", element: <Inside screen={<CloseScreen />} right="books" /> },
    { path: "/closes/:storeId", element: <Inside screen={<ClosesScreen />} right="books" /> },
    { path: "/closes/:storeId/:number", element: <Inside screen={<OneCloseScreen />} right="books" /> },
    { path: "/figures/:storeId", element: <Inside screen={<FiguresScreen />} right="books" /> },
    { path: "/value/:storeId", element: <Inside screen={<ValueScreen />} right="books" /> },
    { path: "/kitchen/:storeId", element: <Inside screen={<KitchenScreen />} right="look" isWide /> },
    { path: "/stations/:storeId", element: <Inside screen={<StationsScreen />} right="store" /> },
    { path: "/printers/:storeId", element: <Inside screen={<PrintersScreen />} right="store" /> },
    { path: "/paper/:storeId/:orderNo", element: <Inside screen={<PaperScreen />} right="look" /> },
    { path: "/settings/:storeId", element: <Inside screen={<SettingsScreen />} right="till" /> },
    { path: "/goods/:storeId", element: <Inside screen={<GoodsScreen />} right="look" /> },
    { path: "/menu/:storeId", element: <Inside screen={<MenuScreen />} right="store" /> },
    { path: "/menu/:storeId/dish/:dishId", element: <Inside screen={<DishScreen />} right="store" /> },
    { path: "/menu/:storeId/group/:groupId", element: <Inside screen={<GroupScreen />} right="store" /> },
    { path: "/uses/:storeId", element: <Inside screen={<UsesScreen />} right="till" /> },
    { path: "/gifts/:storeId", element: <Inside screen={<GiftsScreen />} right="store" /> },
    { path: "/slip/:storeId/:orderNo", element: <Inside screen={<SlipScreen />} right="orders" /> },
    { path: "/reviews/:storeId", element: <Inside screen={<ReviewsScreen />} right="look" /> },
    { path: "/texts/:storeId", element: <Inside screen={<TextsScreen />} right="store" /> },
    { path: "/mails/:storeId", element: <Inside screen={<MailsScreen />} right="store" /> },
    { path: "/cards/:storeId", element: <Inside screen={<TableCardsScreen />} right="look" /> },
    { path: "/visit/:storeId/:tableId", element: <Inside screen={<VisitScreen />} right="orders" /> },
    { path: "/shipping/:storeId", element: <Inside screen={<ShippingScreen />} right="store" /> },
    { path: "/opening/:storeId", element: <Inside screen={<OpeningScreen />} right="store" /> },
    { path: "/facts/:storeId", element: <Inside screen={<FactsScreen />} right="store" /> },
    { path: "/copy/:storeId", element: <Inside screen={<CopyScreen />} right="operator" /> },
    { path: "/end/:storeId", element: <Inside screen={<EndScreen />} right="operator" /> },
    { path: "/menu/:storeId/import", element: <Inside screen={<ImportScreen />} right="store" /> },
    { path: "/tables/:storeId", element: <Inside screen={<TablesScreen />} right="store" /> },
    { path: "/languages/:storeId", element: <Inside screen={<LanguagesScreen />} right="store" isWide /> },
    { path: "/allergens/:storeId", element: <Inside screen={<AllergensScreen />} right="store" isWide /> },
    { path: "/allergens/:storeId/sheet", element: <Inside screen={<AllergenSheetScreen />} right="look" /> },
    { path: "/menu/:storeId/many", element: <Inside screen={<ManyScreen />} right="store" /> },
    { path: "/menu/:storeId/publish", element: <Inside screen={<PublishScreen />} right="store" /> },
    { path: "/menu/:storeId/versions", element: <Inside screen={<VersionsScreen />} right="store" /> },
    { path: "/customers", element: <Inside screen={<CustomersScreen />} right="customers" /> },
    { path: "/customers/:customerId", element: <Inside screen={<CustomerScreen />} right="customers" /> },
    { path: "/new-store", element: <Inside screen={<NewStoreScreen />} right="operator" /> },
    { path: "/company", element: <Inside screen={<CompanyScreen />} right="operator" /> },
    { path: "/coupons", element: <Inside screen={<CouponsScreen />} right="operator" /> },
    { path: "/coupons/card/:couponId", element: <Inside screen={<CouponCardScreen />} right="operator" /> },
    { path: "/coupons/:storeId", element: <Inside screen={<CouponsScreen />} right="store" /> },
    {
      path: "/coupons/:storeId/card/:couponId",
      element: <Inside screen={<CouponCardScreen />} right="store" />,
    },
    { path: "/offers/:storeId", element: <Inside screen={<OffersScreen />} right="store" /> },
    { path: "/refill/:storeId", element: <Inside screen={<RefillScreen />} right="store" /> },
    { path: "/specials", element: <Inside screen={<SpecialsScreen />} right="operator" /> },
    { path: "/specials/:storeId", element: <Inside screen={<SpecialsScreen />} right="store" /> },
    { path: "/home-page", element: <Inside screen={<HomeScreen />} right="operator" /> },
    { path: "/feedback", element: <Inside screen={<FeedbackScreen />} right="operator" /> },
    { path: "/account", element: <Inside screen={<AccountScreen />} right={null} /> },
    { path: "/staff", element: <Inside screen={<StaffScreen />} right="store" /> },
    { path: "/log", element: <Inside screen={<LogScreen />} right="log" /> },
    { path: "*", element: <Navigate to="/" replace /> },
  ],
  { basename: "/desk" },
);

/** The staff's application. */
export function DeskApp() {
  return <RouterProvider router={router} />;
}

interface InsideProps {
  readonly screen: ReactNode;
  /** Null: for anybody who has signed in. */
  readonly right: StaffRight | null;
  /** It uses the whole width. */
  readonly isWide?: boolean;
}

/** A screen behind the door, for who has the right to it. */
function Inside({ screen, right, isWide = false }: InsideProps) {
  const { t } = useTranslation(["desk/desk", "form"]);
  const { data, failure, reload } = useDesk(door, {});
  if (data === undefined)
    return failure === undefined ? (
      <Skeleton lines={4} />
    ) : (
      <EmptyState title={t("failed")} action={<Button onClick={() => void reload()}>{t("retry")}</Button>}>
        {failureText(failure, t)}
      </EmptyState>
    );
  const { me, tablet } = data;
  if (me === null) return <Navigate to="/login" replace />;
  // One's account is behind one's password.
  if (me.tablet !== null && right === null) return <Navigate to={boardPath(me.tablet)} replace />;
  if (me.needs_code && right !== null) return <Navigate to="/account" replace />;
  return (
    <MeContext value={me}>
      <Frame me={me} tablet={tablet} isWide={isWide}>
        {right === null || me.rights.includes(right) ? (
          <LazyPart waiting={<Skeleton lines={4} />}>{screen}</LazyPart>
        ) : (
          <EmptyState title={t("forbidden")} />
        )}
      </Frame>
    </MeContext>
  );
}
