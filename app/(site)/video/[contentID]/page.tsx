export { generateMetadata, VideoScreen as default } from "../../../screens/video-screen";
