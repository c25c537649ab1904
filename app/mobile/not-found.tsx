import { ErrorInApp } from "@/components/bridge/error-in-app";

export default function NotFound() {
  return <ErrorInApp code={404} />;
}
