import type { Metadata } from "next";
import { FollowSession } from "@/components/session/session-effects";
import { StructuredData } from "@/components/structured-data";
import { WatchPage } from "@/components/watch/watch-page";
import type { Channel } from "@/lib/contract/channel.ts";
import type { Content } from "@/lib/contract/content.ts";
import { breadcrumbs } from "@/lib/seo/breadcrumbs.ts";
import { videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { episodeStructuredData, seriesBreadcrumbs } from "@/lib/seo/series-data.ts";
import type { SchemaOrgNode } from "@/lib/seo/structured-data.ts";
import { videoStructuredData } from "@/lib/seo/video-data.ts";
import { isSignedIn, viewerFingerprint } from "@/lib/session/session.ts";
import { requestI18n, type PageProps, requestData, videoModel } from "@/app/request-data";
import { videoMetadata } from "@/app/metadata";
import { PageTextsProvider } from "@/app/texts-of";

type Props = PageProps<{ contentID: string }>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return videoMetadata(`/video/${(await params).contentID}`, await searchParams);
}

export default async function VideoPage({ params, searchParams }: Props) {
  const path = `/video/${(await params).contentID}`;
  const { model, visit } = await videoModel(path, await searchParams);
  const words = await requestI18n();
  const { shell } = await requestData();
  const supportHref = shell?.footer?.supportLinks[0]?.value;
  return (
    <PageTextsProvider kind="player">
      <WatchPage
        model={model}
        channel={visit.channel}
        mobile={visit.mobile}
        i18n={words}
        support={supportHref ? { href: supportHref, name: words.t("contactSupport") } : undefined}
        viewer={isSignedIn(visit.session) ? viewerFingerprint(visit.session) : undefined}
      />
      {isSignedIn(visit.session) && <FollowSession />}
      <StructuredData nodes={videoNodes(visit.channel, model.shown)} />
    </PageTextsProvider>
  );
}

function videoNodes(channel: Channel, content: Content): SchemaOrgNode[] {
  const crumb = { name: content.input.name, path: videoCanonicalPath(content.token) };
  const episode = episodeStructuredData(channel, content);
  return [
    videoStructuredData(channel, content),
    breadcrumbs(channel, [...seriesBreadcrumbs(content), crumb]),
    ...(episode ? [episode] : []),
  ];
}
