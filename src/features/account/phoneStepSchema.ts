import { object } from "yup";
import { phoneSchema } from "#parts/form/phoneSchema.ts";

/** The phone that a code is to be sent to. */
export const phoneStepSchema = object({ phone: phoneSchema });
