import type { InformMessage } from "#contract/inform.ts";
import { type ListenOptions, startListening } from "#net/listen/startListening.ts";
import { type EmbeddedService, embeddedService } from "#provider/gateways/testing/embeddedService.ts";
import { testDatabase } from "#provider/testing/testDatabase.ts";

const message = (content: string): InformMessage => ({
  inform_id: content.replaceAll(" ", "-"),
  time: "2026-11-21T12:00:00+09:00",
  content,
  order_no: "20261121-1",
  store_id: "izakaya",
  event: "order_accepted",
});

/** The provider's messaging service, which can be stopped and started, and people who listen to it. */
export async function listeningStage() {
  const database = await testDatabase({ isSeeded: false, now: new Date() });
  let service: EmbeddedService = await embeddedService(database.db);
  // Another process of the same provider, so that messages are published while the one listened to is down.
  const publisher = await embeddedService(database.db);
  const port = Number(new URL(service.origin).port);
  let channel = "";
  let scenes = 0;
  let isUp = true;
  const stops: (() => void)[] = [];

  const stage = {
    /** A channel of their own for each test. */
    begin() {
      scenes += 1;
      channel = `ch-scene-${scenes}`;
      return channel;
    },
    send: (to: string, payload: unknown) => publisher.gateway.publish(to, payload),
    async publish(...contents: string[]) {
      for (const content of contents) await publisher.gateway.publish(channel, message(content));
    },
    grant: async (channels: readonly string[] = [channel], uid?: string) => ({
      channel,
      ...(await service.grant(channels, uid)),
    }),
    pass: (milliseconds: number) => service.pass(milliseconds),
    async goDown() {
      isUp = false;
      await service.stop();
    },
    async comeBack() {
      service = await embeddedService(database.db, {}, port);
      isUp = true;
    },

    /** Someone who listens, and what they were told. */
    listener(changes: Partial<ListenOptions> = {}) {
      const channels = changes.channels ?? [channel];
      const heard = {
        messages: [] as string[],
        /** Those that came after one began to listen. */
        news: [] as string[],
        signals: [] as string[],
        states: [] as string[],
        gaps: 0,
        moved: 0,
        /** Times that a token was asked for. */
        asked: 0,
        wake: () => {},
        stop: () => {},
      };
      const { getListening = () => stage.grant(channels), ...others } = changes;
      heard.stop = startListening({
        channels,
        getListening: () => {
          heard.asked += 1;
          return getListening();
        },
        onMessage: ({ content }, { isNew }) => {
          heard.messages.push(content);
          if (isNew) heard.news.push(content);
        },
        onSignal: ({ signal }) => heard.signals.push(signal),
        onMoved: () => {
          heard.moved += 1;
        },
        onGap: () => {
          heard.gaps += 1;
        },
        onState: (state) => heard.states.push(state),
        wakes: (wake) => {
          heard.wake = wake;
          return () => {};
        },
        pauses: [100],
        ...others,
      });
      stops.push(heard.stop);
      return heard;
    },

    async end() {
      for (const stop of stops.splice(0)) stop();
      if (!isUp) await stage.comeBack();
    },
    async close() {
      await service.stop();
      await publisher.stop();
      await database.close();
    },
  };
  return stage;
}

export type ListeningStage = Awaited<ReturnType<typeof listeningStage>>;
export type Heard = ReturnType<ListeningStage["listener"]>;
