import type { Metadata } from "next";
import { errorMetadata } from "../../screens/error-screen";
import { GateScreen } from "../../screens/error-screen";
import type { Query } from "../../request-data";

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return errorMetadata(await searchParams);
}

export default async function Page({ searchParams }: Props) {
  return <GateScreen query={await searchParams} />;
}
