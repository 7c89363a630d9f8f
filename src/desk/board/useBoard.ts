import { board } from "#contract/calls/desk/board.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { useLive } from "#desk/net/useLive.ts";

type Place = DeskRequest<typeof board>;

/** A store's board, kept up to date. */
export const useBoard = (place: Place) => useLive(board, place);
