// Names of services. cspell:ignore bandsintown bandcamp bluesky codepen dribbble fivehundredpix goodreads googleplay houzz imdb rdio smugmug stumbleupon tripadvisor vevo vsco
/** The names of social services as themes of the platform write them: in `.social-icon-font(name)` and `#name-icon`. */
export const SOCIAL_SERVICES: readonly string[] = [
  ...['bandsintown', 'bandcamp', 'behance', 'bluesky', 'codepen', 'discord', 'dribbble', 'dropbox', 'email'],
  ...['facebook', 'fivehundredpix', 'flickr', 'foursquare', 'github', 'goodreads', 'google', 'googleplay'],
  ...['houzz', 'imdb', 'instagram', 'itunes', 'linkedin', 'mastodon', 'medium', 'meetup', 'patreon'],
  ...['pinterest', 'rdio', 'reddit', 'rss', 'smugmug', 'snapchat', 'soundcloud', 'spotify', 'stitcher'],
  ...['stumbleupon', 'telegram', 'threads', 'tidal', 'tiktok', 'tripadvisor', 'tumblr', 'twitch', 'twitter'],
  ...['vevo', 'vimeo', 'vine', 'vsco', 'whatsapp', 'x', 'yelp', 'youtube'],
];
