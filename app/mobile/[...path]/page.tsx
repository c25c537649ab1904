import type { Metadata } from "next";
import { PageScreen } from "../../screens/page-screen";
import { pageMetadata } from "../../screens/metadata";
import type { Query } from "../../request-data";

type Props = { params: Promise<{ path: string[] }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return pageMetadata(`/${(await params).path.join("/")}`, await searchParams);
}

export default async function Page({ params, searchParams }: Props) {
  return <PageScreen path={`/${(await params).path.join("/")}`} query={await searchParams} />;
}
