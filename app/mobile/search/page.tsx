export { generateMetadata, SearchScreen as default } from "../../screens/search-screen";
