import type { Metadata } from "next";
import { VideoScreen } from "../../../screens/video-screen";
import { videoMetadata } from "../../../screens/metadata";
import type { Query } from "../../../request-data";

type Props = { params: Promise<{ contentID: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return videoMetadata(`/video/${(await params).contentID}`, await searchParams);
}

export default async function Page({ params, searchParams }: Props) {
  return <VideoScreen path={`/video/${(await params).contentID}`} query={await searchParams} />;
}
