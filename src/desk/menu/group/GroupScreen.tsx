import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { type DeskMenu, deskMenu } from "#contract/calls/desk/menu.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { Done } from "../done.ts";
import { menuPath } from "../menuPath.ts";
import { useNameOf } from "../useNameOf.ts";
import { GroupForm } from "./GroupForm.tsx";
import { emptyGroup } from "./typedGroup.ts";

/** A group of options that a store's items share. */
export default function GroupScreen() {
  const { t } = useTranslation("desk/menu");
  const { groupId: group_id = "new", storeId: store_id = "" } = useParams();
  const { key } = useLocation();
  const read = useDesk(deskMenu, { store_id });
  const isNew = group_id === "new";
  return (
    <div className={desk.page}>
      <PageHead title={t(isNew ? "newGroup" : "group")}>
        <div className={desk.acts}>
          <Link to={menuPath(store_id)}>{t("toMenu")}</Link>
        </div>
      </PageHead>
      <Shown of={read}>
        {(menu) => (
          <Group
            key={isNew ? key : group_id}
            store_id={store_id}
            menu={menu}
            group_id={isNew ? null : group_id}
          />
        )}
      </Shown>
    </div>
  );
}

interface GroupProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  /** Null: a new one. */
  readonly group_id: string | null;
}

function Group({ group_id, menu, store_id }: GroupProps) {
  const { t } = useTranslation("desk/menu");
  const navigate = useNavigate();
  const nameOf = useNameOf();
  const [empty] = useState(() => emptyGroup(crypto.randomUUID(), crypto.randomUUID()));
  const found = menu.groups.find(({ id }) => id === group_id);
  // What was open here stays to be met, though a colleague has removed it.
  const [begun] = useState(found);
  const group = found ?? begun;
  if (group_id !== null && group === undefined)
    return <EmptyState title={t("noGroup")} action={<Link to={menuPath(store_id)}>{t("toMenu")}</Link>} />;
  const goBack = (done: string) => {
    const state: Done = { done };
    void navigate(menuPath(store_id), { state });
  };
  const kept = group === undefined ? { content: empty, stamp: null } : keptOf(group);
  return (
    <GroupForm
      store_id={store_id}
      menu={menu}
      kept={kept}
      isPage
      onSaved={(saved) => goBack(t("savedName", { name: nameOf(saved.name) }))}
      onGone={goBack}
    />
  );
}

function keptOf({ stamp, ...content }: DeskMenu["groups"][number]) {
  return { content, stamp };
}
