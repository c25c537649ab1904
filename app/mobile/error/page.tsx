import { GateScreen } from "../../screens/error-screen";
import type { Query } from "../../findings";

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <GateScreen query={await searchParams} />;
}
