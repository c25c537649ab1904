export { generateMetadata, PageScreen as default } from "../../../screens/page-screen";
