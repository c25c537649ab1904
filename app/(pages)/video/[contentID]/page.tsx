import type { Metadata } from "next";
import { ReloadOnSessionEnd } from "@/components/session/session-effects";
import { JsonLdScript } from "@/components/json-ld-script";
import { ClosedContentPage } from "@/components/watch/closed-content-page";
import { WatchPage } from "@/components/watch/watch-page";
import type { Channel } from "@/lib/contract/channel.ts";
import type { Content } from "@/lib/contract/content.ts";
import { breadcrumbStructuredData } from "@/lib/seo/breadcrumbs.ts";
import { videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { episodeStructuredData, seriesBreadcrumbs } from "@/lib/seo/series-structured-data.ts";
import { closedContentStructuredData } from "@/lib/seo/closed-content-data.ts";
import type { SchemaOrgNode } from "@/lib/seo/structured-data.ts";
import { videoStructuredData } from "@/lib/seo/video-structured-data.ts";
import { isSignedIn, viewerFingerprint } from "@/lib/session/session.ts";
import { getRequestI18n, type PageProps, getRequestData, getVideoModel } from "@/app/request-data";
import { videoMetadata } from "@/app/metadata";
import { PageTextsProvider } from "@/app/page-texts-provider";

type Props = PageProps<{ contentID: string }>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return videoMetadata(`/video/${(await params).contentID}`, await searchParams);
}

export default async function VideoPage({ params, searchParams }: Props) {
  const closed = await getRequestData();
  if (closed.closedContent && closed.visit) {
    const { closedContent, visit } = closed;
    const { token, preview } = closedContent;
    const crumb = { name: preview.name, path: videoCanonicalPath(token) };
    return (
      <>
        <ClosedContentPage
          content={closedContent}
          channel={visit.channel}
          i18n={await getRequestI18n()}
        />
        <JsonLdScript
          nodes={[
            closedContentStructuredData(visit.channel, closedContent),
            breadcrumbStructuredData(visit.channel, [crumb]),
          ]}
        />
      </>
    );
  }
  const path = `/video/${(await params).contentID}`;
  const { model, visit } = await getVideoModel(path, await searchParams);
  const words = await getRequestI18n();
  const { shell } = await getRequestData();
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
      {isSignedIn(visit.session) && <ReloadOnSessionEnd />}
      <JsonLdScript nodes={videoNodes(visit.channel, model.shown)} />
    </PageTextsProvider>
  );
}

function videoNodes(channel: Channel, content: Content): SchemaOrgNode[] {
  const crumb = { name: content.input.name, path: videoCanonicalPath(content.token) };
  const episode = episodeStructuredData(channel, content);
  return [
    videoStructuredData(channel, content),
    breadcrumbStructuredData(channel, [...seriesBreadcrumbs(content), crumb]),
    ...(episode ? [episode] : []),
  ];
}
