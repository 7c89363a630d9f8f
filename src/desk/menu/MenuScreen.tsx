import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import { type DeskMenu, deskMenu } from "#contract/calls/desk/menu.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useWords } from "#desk/frame/useWords.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { useTold } from "#desk/net/useTold.ts";
import { SearchField } from "#ui/fields/SearchField.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CategoryList } from "./CategoryList.tsx";
import { doneIn } from "./done.ts";
import { FoundDishes } from "./FoundDishes.tsx";
import { GroupList } from "./GroupList.tsx";
import { MenuState } from "./MenuState.tsx";

/** Where else something is done with a menu, beside its editor. */
const WAYS = ["languages", "allergens", "import", "many", "versions"] as const;

function wayTo(way: (typeof WAYS)[number], store_id: string): string {
  const id = encodeURIComponent(store_id);
  const isOwnPage = way === "languages" || way === "allergens";
  return isOwnPage ? `/${way}/${id}` : `/menu/${id}/${way}`;
}

/** A store's menu as it is to be: categories with their items, and the groups of options that these share. */
export default function MenuScreen() {
  const { t } = useTranslation("desk/menu");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(deskMenu, { store_id });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <nav className={desk.acts} aria-label={t("ways.label")}>
          {WAYS.map((way) => (
            <Link key={way} to={wayTo(way, store_id)}>
              {t(`ways.${way}`)}
            </Link>
          ))}
        </nav>
      </PageHead>
      <Shown of={read}>{(menu) => <Editor key={store_id} store_id={store_id} menu={menu} />}</Shown>
    </div>
  );
}

interface EditorProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
}

function Editor({ menu, store_id }: EditorProps) {
  const { t: tg } = useTranslation("desk/goods");
  const { find, type, words } = useWords();
  const { hush, tell, tellFailure, told } = useTold();
  const { key, state } = useLocation();
  const toldOf = useRef<string | null>(null);
  const done = doneIn(state);
  useEffect(() => {
    if (done === null || toldOf.current === key) return;
    toldOf.current = key;
    tell("done", done);
  }, [done, key, tell]);
  const say = { tell: (text: string) => tell("done", text), tellFailure };
  return (
    <>
      <MenuState store_id={store_id} menu={menu} />
      {menu.dishes.length > 0 && (
        <SearchField
          label={tg("find")}
          placeholder={tg("find")}
          clearLabel={tg("clear")}
          defaultValue={words}
          onType={type}
          onSearch={find}
        />
      )}
      {words === "" ? (
        <>
          <CategoryList store_id={store_id} menu={menu} say={say} />
          <GroupList store_id={store_id} menu={menu} say={say} />
        </>
      ) : (
        <FoundDishes store_id={store_id} menu={menu} words={words} />
      )}
      <Told told={told} onClose={hush} />
    </>
  );
}
