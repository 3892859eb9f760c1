import { messages } from '@electric-sql/pglite';
import type { Answered } from './messages.ts';

/** Columns, rows and last command tag of the messages with which PostgreSQL responds to a query. */
export function contentOf(replies: messages.BackendMessage[]): Pick<Answered, 'columns' | 'rows' | 'command'> {
  const content: Pick<Answered, 'columns' | 'rows' | 'command'> = { columns: [], rows: [], command: '' };
  for (const reply of replies) {
    if (reply instanceof messages.DataRowMessage) content.rows.push(reply.fields);
    else if (reply instanceof messages.CommandCompleteMessage) content.command = reply.text;
    else if (reply instanceof messages.RowDescriptionMessage)
      content.columns = reply.fields.map((field) => ({ name: field.name, type: field.dataTypeID }));
  }
  return content;
}
