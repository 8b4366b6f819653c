import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the content screens, by key (R-SHELL-APP-05). */
const CONTENT_STRINGS = {
  'content.title': 'Content',
  'content.search': 'Search posts',
  'content.add': 'Add post',
  'content.addTitle': 'Add a post',
  'content.create': 'Create post',
  'content.name': 'Title',
  'content.nameMissing': 'Enter a title.',
  'content.empty': 'No posts yet',
  'content.emptyText': 'Write news, stories, and updates for your visitors.',
  'content.none': 'This site has no blog yet',
  'content.noneText': 'Share news and stories with your visitors.',
  'content.addBlog': 'Create a blog',
  'content.createBlog': 'Create blog',
  'content.addBlogLabel': 'Create blog {title}',
  'content.blogTitleExample': 'News',
  'content.blogUrl': 'URL slug',
  'content.blogUrlHelp': 'Posts have URLs below it, such as {url}',
  'content.examplePost': 'first-post',
  'content.inNavigation': 'Add to the main navigation',
  'content.column.title': 'Title',
  'content.column.status': 'Status',
  'content.column.date': 'Date',
  'content.addLabel': 'Add post {title}',
  'content.delete': 'Delete post',
  'content.deleted': 'Post deleted',
  'content.deleteTitle': 'Delete {title}?',
  'content.deleteText': 'You can undo this. Visitors see the change when you publish.',
  'content.text': 'Text',
  'content.details': 'Details',
  'content.editDate': 'Edit date',
  'content.author': 'Author',
  'content.editAuthor': 'Edit author',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...CONTENT_STRINGS });
