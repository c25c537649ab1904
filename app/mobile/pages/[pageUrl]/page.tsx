import type { Metadata } from "next";
import { PageScreen } from "../../../screens/page-screen";
import { pageMetadata } from "../../../screens/metadata";
import type { Query } from "../../../request-data";

type Props = { params: Promise<{ pageUrl: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return pageMetadata(`/pages/${(await params).pageUrl}`, await searchParams);
}

export default async function Page({ params, searchParams }: Props) {
  return <PageScreen path={`/pages/${(await params).pageUrl}`} query={await searchParams} />;
}
