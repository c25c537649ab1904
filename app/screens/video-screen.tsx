import { FollowSession } from "@/components/account/session-effects";
import { StructuredData } from "@/components/structured-data";
import { WatchPage } from "@/components/watch/watch-page";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { type Query, searchOf, i18n, videoModel } from "../request-data";
import { thingsOfVideo } from "./structured-data";
import { TextsOf } from "./texts-of";

type Props = { path: string; query: Query };

export async function VideoScreen({ path, query }: Props) {
  const { model, visit } = await videoModel(path, query);
  const route = parseRoute(path, searchOf(query));
  const startAt = route.kind === "video" ? route.startS : undefined;
  return (
    <TextsOf kind="player">
      <WatchPage
        model={model}
        channel={visit.channel}
        startAt={startAt}
        mobile={visit.mobile}
        i18n={await i18n()}
      />
      {visit.session?.accessToken && <FollowSession />}
      <StructuredData things={thingsOfVideo(visit.channel, model.shown)} />
    </TextsOf>
  );
}
