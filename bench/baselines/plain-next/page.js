import { Rows } from "./rows";

export default function Page() {
  return (
    <main>
      <h1>Rows</h1>
      <Rows />
    </main>
  );
}
