// The baseline: the same SQL as Colophon runs, behind nothing but node:http and pg.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const { Pool } = createRequire(import.meta.url)('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

const BOOKS = `select id, slug, title, authors, categories, year, description_short, description_medium, theme,
  total_chapters, cover_hash from catalogue.books order by popularity desc, title, id limit 12`;
const BOOK_COUNT = 'select count(*)::int from catalogue.books';
const SESSION = 'select * from exam.exam_sessions where user_id = $1 and id = $2';

async function popularBooks() {
  const [books, count] = await Promise.all([pool.query(BOOKS), pool.query(BOOK_COUNT)]);
  return { books: books.rows, totalCount: count.rows[0].count };
}

async function examSession(search) {
  const { rows } = await pool.query({
    name: 'session',
    text: SESSION,
    values: [search.get('user'), search.get('id')],
  });
  return rows[0];
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const body = pathname === '/popular' ? await popularBooks() : await examSession(searchParams);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
