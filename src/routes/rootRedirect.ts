/** The root leads to the sign-in page, its query kept (specification, section 2). */
export const ROOT_TARGET = "/loginInput";
