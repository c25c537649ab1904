export { generateMetadata, GateScreen as default } from "../../screens/error-screen";
