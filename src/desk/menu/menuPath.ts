const segment = encodeURIComponent;

/** The editor of a store's menu, with a category opened. */
export const menuPath = (store_id: string, category_id?: string): string =>
  `/menu/${segment(store_id)}${category_id === undefined ? "" : `?open=${segment(category_id)}`}`;

/** A dish's form. */
export const dishPath = (store_id: string, dish_id: string): string =>
  `/menu/${segment(store_id)}/dish/${segment(dish_id)}`;

/** The form of a dish that is new in a category, filled in as another one where that is named. */
export const newDishPath = (store_id: string, category_id: string, copy?: string): string =>
  `/menu/${segment(store_id)}/dish/new?category=${segment(category_id)}${
    copy === undefined ? "" : `&copy=${segment(copy)}`
  }`;

/** A group's form; without an id that of a new one. */
export const groupPath = (store_id: string, group_id = "new"): string =>
  `/menu/${segment(store_id)}/group/${segment(group_id)}`;
