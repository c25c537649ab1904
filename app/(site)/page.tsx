import type { Metadata } from "next";
import { PageScreen } from "../screens/page-screen";
import { pageMetadata } from "../screens/metadata";
import type { Query } from "../request-data";

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata("/", await searchParams);
}

export default async function Page({ searchParams }: Props) {
  return <PageScreen path={"/"} query={await searchParams} />;
}
