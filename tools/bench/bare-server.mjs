// The baseline: the same SQL as Colophon runs, behind nothing but node:http and pg.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const { Pool } = createRequire(import.meta.url)('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

const BOOKS = `select id, slug, title, authors, categories, year, description_short, description_medium, theme,
    popularity, total_chapters, cover_hash, content_hash, version,
    (select count(*)::integer from catalogue.books) as "totalCount"
  from catalogue.books order by popularity desc, title, id limit $1 offset $2`;
const SESSION = `select id, user_id, book_id, book_version, attempt, status, started_at, deadline_at, paper, mcq_total,
    open_total, answers, grades, delayed_item_ids, finalized_at, finalized_reason, mcq_correct, open_points,
    total_score, passed, completed_at
  from exam.exam_sessions where id = $1 and user_id = $2`;

async function popularBooks() {
  const { rows } = await pool.query(BOOKS, [12, 0]);
  return { books: rows, totalCount: rows[0].totalCount };
}

async function examSession(search) {
  const { rows } = await pool.query(SESSION, [search.get('id'), search.get('user')]);
  return rows[0];
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const body = pathname === '/popular' ? await popularBooks() : await examSession(searchParams);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
