CREATE TABLE addresses (
    id text NOT NULL,
    uid text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text,
    postal_code text NOT NULL,
    prefecture text NOT NULL,
    city text NOT NULL,
    address text NOT NULL,
    detail text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    is_default integer DEFAULT 0 NOT NULL,
    latitude double precision,
    longitude double precision,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL
);
CREATE TABLE banners (
    id text NOT NULL,
    place text NOT NULL,
    store_id text,
    title jsonb NOT NULL,
    picture jsonb NOT NULL,
    href text,
    start_time timestamp with time zone NOT NULL,
    end_time timestamp with time zone NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE browse_counts (
    kind text NOT NULL,
    id text NOT NULL,
    day text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE call_numbers (
    store_id text NOT NULL,
    day text NOT NULL,
    last integer NOT NULL
);
CREATE TABLE cards (
    id text NOT NULL,
    uid text NOT NULL,
    vault_token text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    valid_period text NOT NULL,
    is_default integer DEFAULT 0 NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    replaces text,
    wants_default boolean DEFAULT false NOT NULL
);
CREATE TABLE categories (
    id text NOT NULL,
    store_id text NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE channel_messages (
    timetoken bigint NOT NULL,
    channel text NOT NULL,
    payload jsonb NOT NULL
);
CREATE TABLE coupons (
    id text NOT NULL,
    store_id text,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture jsonb,
    scope integer DEFAULT 1 NOT NULL,
    scope_label text DEFAULT 'store'::text NOT NULL,
    category_ids text[] DEFAULT '{}'::text[] NOT NULL,
    goods_ids text[] DEFAULT '{}'::text[] NOT NULL,
    type integer DEFAULT 2 NOT NULL,
    usage_type text DEFAULT 'common'::text NOT NULL,
    receive_type integer DEFAULT 1 NOT NULL,
    member_type text DEFAULT 'all'::text NOT NULL,
    discount_type integer NOT NULL,
    discount_price integer NOT NULL,
    max_discount integer,
    minimum_spend integer DEFAULT 0 NOT NULL,
    validity_days integer,
    start_time timestamp with time zone NOT NULL,
    end_time timestamp with time zone,
    limit_per_person integer DEFAULT 1 NOT NULL,
    limit_total integer DEFAULT '-1'::integer NOT NULL,
    claimed_total integer DEFAULT 0 NOT NULL,
    is_withdrawn boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE favourites (
    uid text NOT NULL,
    store_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE feed_posts (
    id bigint NOT NULL,
    source text NOT NULL,
    author text NOT NULL,
    content jsonb NOT NULL,
    picture jsonb,
    url text NOT NULL,
    posted_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE feed_posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE feed_posts_id_seq OWNED BY feed_posts.id;
CREATE TABLE feedbacks (
    id text NOT NULL,
    uid text,
    type integer NOT NULL,
    content text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text,
    pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
    store_id text,
    order_no text,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answer text,
    answered_at timestamp with time zone
);
CREATE TABLE files (
    name text NOT NULL,
    type text NOT NULL,
    content bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE geocodes (
    source text NOT NULL,
    query text NOT NULL,
    language text NOT NULL,
    places jsonb NOT NULL,
    answered_at timestamp with time zone NOT NULL
);
CREATE TABLE goods (
    id text NOT NULL,
    store_id text NOT NULL,
    category_id text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture jsonb,
    price integer NOT NULL,
    discount_type integer DEFAULT 0 NOT NULL,
    discount_price integer DEFAULT 0 NOT NULL,
    option_groups jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_buffet boolean DEFAULT false NOT NULL,
    is_course boolean DEFAULT false NOT NULL,
    course_id text,
    stock integer DEFAULT '-1'::integer NOT NULL,
    is_sold_out boolean DEFAULT false NOT NULL,
    is_withdrawn boolean DEFAULT false NOT NULL,
    show_types jsonb NOT NULL,
    tax_class text DEFAULT 'food'::text NOT NULL,
    tags jsonb DEFAULT '[]'::jsonb NOT NULL,
    allergens jsonb DEFAULT '[]'::jsonb NOT NULL,
    "position" integer NOT NULL,
    recommended integer,
    search_text text NOT NULL,
    shipping jsonb,
    mall_category_id text,
    sales integer DEFAULT 0 NOT NULL,
    sales_elsewhere integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    path text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE informs (
    id text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    order_no text,
    event text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);
CREATE TABLE leases (
    name text NOT NULL,
    holder text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE ledger_accounts (
    id text NOT NULL,
    kind text NOT NULL,
    uid text,
    store_id text,
    balance integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    holding_id text,
    CONSTRAINT ledger_accounts_covered CHECK (((balance >= 0) OR (kind <> ALL (ARRAY['wallet'::text, 'wallet_bonus'::text, 'voucher'::text]))))
);
CREATE TABLE ledger_entries (
    id text NOT NULL,
    transfer_id text NOT NULL,
    account_id text NOT NULL,
    amount integer NOT NULL,
    balance_after integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE ledger_transfers (
    id text NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    order_no text,
    store_id text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE limits (
    name text NOT NULL,
    subject text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    count integer NOT NULL
);
CREATE TABLE line_messages (
    id text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    order_no text NOT NULL,
    event text NOT NULL,
    language text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    sent_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL
);
CREATE TABLE line_notifiers (
    order_no text NOT NULL,
    uid text NOT NULL,
    token text NOT NULL,
    remaining integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE mails (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    sent_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL
);
CREATE TABLE mall_categories (
    id text NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE member_coupons (
    id text NOT NULL,
    coupon_id text NOT NULL,
    uid text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    valid_until timestamp with time zone,
    used_at timestamp with time zone,
    order_no text
);
CREATE TABLE member_platforms (
    platform text NOT NULL,
    subject text NOT NULL,
    uid text NOT NULL,
    linked_at timestamp with time zone NOT NULL
);
CREATE TABLE members (
    uid text NOT NULL,
    kind text NOT NULL,
    nickname text DEFAULT ''::text NOT NULL,
    language text DEFAULT 'ja'::text NOT NULL,
    channel text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    family_name text DEFAULT ''::text NOT NULL,
    given_name text DEFAULT ''::text NOT NULL,
    sex integer DEFAULT 0 NOT NULL,
    phone text,
    email text,
    avatar text,
    password_hash text,
    is_message_agreed integer DEFAULT 0 NOT NULL,
    merged_into text,
    registered_at timestamp with time zone,
    leaving_reason text,
    message_answered_at timestamp with time zone,
    message_wording integer
);
CREATE TABLE migrations (
    made_at bigint NOT NULL
);
CREATE TABLE order_lines (
    id text NOT NULL,
    order_no text NOT NULL,
    round integer NOT NULL,
    "position" integer NOT NULL,
    goods_id text NOT NULL,
    name jsonb NOT NULL,
    option_value jsonb NOT NULL,
    option_name jsonb NOT NULL,
    picture jsonb,
    number integer NOT NULL,
    list_price integer NOT NULL,
    unit_price integer NOT NULL,
    tax_class text NOT NULL,
    special_id text
);
CREATE TABLE order_rounds (
    order_no text NOT NULL,
    round integer NOT NULL,
    uid text NOT NULL,
    client_order_id text NOT NULL,
    total integer NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone
);
CREATE TABLE orders (
    order_no text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    order_type integer NOT NULL,
    sitting_id text,
    table_id text,
    seat_number text,
    is_table_verified boolean DEFAULT true NOT NULL,
    people integer DEFAULT 0 NOT NULL,
    tableware jsonb,
    remark text DEFAULT ''::text NOT NULL,
    invoice_title text DEFAULT ''::text NOT NULL,
    order_status integer DEFAULT 0 NOT NULL,
    pay_status integer DEFAULT 0 NOT NULL,
    pay_type integer,
    is_locked boolean DEFAULT false NOT NULL,
    is_cashier_pending boolean DEFAULT false NOT NULL,
    call_number text NOT NULL,
    bill jsonb NOT NULL,
    total integer NOT NULL,
    delivery_address jsonb,
    delivery_company text,
    delivery_number text,
    receive_at timestamp with time zone,
    pickup_at timestamp with time zone,
    placed_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    completed_at timestamp with time zone,
    settled_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancel_reason text DEFAULT ''::text NOT NULL,
    auto_cancel_at timestamp with time zone,
    trans_id text,
    contact_name text DEFAULT ''::text NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    contact_email text,
    is_activity integer DEFAULT 0 NOT NULL,
    distance integer,
    courier_name text DEFAULT ''::text NOT NULL,
    courier_phone text DEFAULT ''::text NOT NULL,
    ready_at timestamp with time zone,
    refund_reason text DEFAULT ''::text NOT NULL,
    handover_note text DEFAULT ''::text NOT NULL,
    member_coupon_id text,
    stored_total integer DEFAULT 0 NOT NULL,
    delivery_date text,
    delivery_section jsonb,
    parcels jsonb DEFAULT '[]'::jsonb NOT NULL,
    purchase_id text,
    is_age_confirmed boolean DEFAULT false NOT NULL
);
CREATE TABLE outbox (
    id bigint NOT NULL,
    channel text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone
);
CREATE SEQUENCE outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE outbox_id_seq OWNED BY outbox.id;
CREATE TABLE payments (
    trans_id text NOT NULL,
    order_no text,
    uid text NOT NULL,
    amount integer NOT NULL,
    pay_type integer NOT NULL,
    state text NOT NULL,
    gateway_ref text NOT NULL,
    redirect_url text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    card_id text,
    refill_order_no text,
    is_part boolean DEFAULT false NOT NULL,
    CONSTRAINT payments_one_subject CHECK (((order_no IS NULL) <> (refill_order_no IS NULL)))
);
CREATE TABLE receipt_numbers (
    store_id text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);
CREATE TABLE receipts (
    receipt_no text NOT NULL,
    order_no text NOT NULL,
    uid text NOT NULL,
    kind integer NOT NULL,
    content jsonb NOT NULL,
    page_key text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    store_id text NOT NULL,
    issue integer NOT NULL,
    mail_id text
);
CREATE TABLE refill_cards (
    id text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    valid_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE refill_offers (
    id text NOT NULL,
    store_id text NOT NULL,
    kind integer NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture jsonb,
    price integer NOT NULL,
    amount integer NOT NULL,
    validity_days integer,
    goods_ids text[] DEFAULT '{}'::text[] NOT NULL,
    is_free_amount integer DEFAULT 0 NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    is_withdrawn boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE refill_orders (
    refill_order_no text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    kind integer NOT NULL,
    offer_id text,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture jsonb,
    price integer NOT NULL,
    amount integer NOT NULL,
    validity_days integer,
    goods_ids text[] DEFAULT '{}'::text[] NOT NULL,
    target_id text,
    pay_status integer DEFAULT 0 NOT NULL,
    pay_type integer,
    trans_id text,
    placed_at timestamp with time zone NOT NULL,
    credited_at timestamp with time zone,
    balance_after integer,
    given_up_at timestamp with time zone
);
CREATE TABLE reviews (
    id text NOT NULL,
    store_id text NOT NULL,
    order_no text,
    uid text,
    author text NOT NULL,
    star integer NOT NULL,
    content jsonb NOT NULL,
    pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    reply jsonb,
    replied_at timestamp with time zone
);
CREATE TABLE sandbox_cards (
    token text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    valid_period text NOT NULL,
    behaviour text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE sandbox_payments (
    ref text NOT NULL,
    amount integer NOT NULL,
    method text NOT NULL,
    title text NOT NULL,
    state text NOT NULL,
    is_silent boolean DEFAULT false NOT NULL,
    answers_at timestamp with time zone,
    card_brand text,
    card_last4 text,
    return_url text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone,
    refunded_amount integer DEFAULT 0 NOT NULL,
    refunded_for text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    uid text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    refreshable_until timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    family text
);
CREATE TABLE shopcart_lines (
    id text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    goods_show_type integer NOT NULL,
    goods_id text NOT NULL,
    option_value jsonb NOT NULL,
    number integer NOT NULL,
    added_at timestamp with time zone NOT NULL,
    meal_time timestamp with time zone,
    price_seen integer
);
CREATE TABLE sittings (
    id text NOT NULL,
    table_id text NOT NULL,
    people integer DEFAULT 0 NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone
);
CREATE TABLE slot_bookings (
    store_id text NOT NULL,
    order_type integer NOT NULL,
    slot_at timestamp with time zone NOT NULL,
    taken integer NOT NULL
);
CREATE TABLE sms_messages (
    id text NOT NULL,
    phone text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    failure text,
    tries integer DEFAULT 0 NOT NULL
);
CREATE TABLE special_goods (
    special_id text NOT NULL,
    goods_id text NOT NULL,
    discount_type integer DEFAULT 1 NOT NULL,
    discount_price integer DEFAULT 0 NOT NULL,
    receive_from text,
    receive_until text,
    limit_per_person integer DEFAULT '-1'::integer NOT NULL
);
CREATE TABLE special_stores (
    special_id text NOT NULL,
    store_id text NOT NULL
);
CREATE TABLE specials (
    id text NOT NULL,
    kind text NOT NULL,
    title jsonb NOT NULL,
    about jsonb NOT NULL,
    picture jsonb,
    start_time timestamp with time zone NOT NULL,
    end_time timestamp with time zone NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE staff_calls (
    id text NOT NULL,
    store_id text NOT NULL,
    table_id text,
    uid text NOT NULL,
    kind integer NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone
);
CREATE TABLE store_openings (
    store_id text NOT NULL,
    order_type integer NOT NULL,
    opens_at timestamp with time zone NOT NULL,
    last_order_at timestamp with time zone NOT NULL,
    closes_at timestamp with time zone NOT NULL
);
CREATE TABLE store_types (
    id text NOT NULL,
    name jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE stores (
    id text NOT NULL,
    name jsonb NOT NULL,
    about jsonb NOT NULL,
    address jsonb NOT NULL,
    notes jsonb NOT NULL,
    phone text NOT NULL,
    picture jsonb,
    logo jsonb,
    time_zone text DEFAULT 'Asia/Tokyo'::text NOT NULL,
    latitude double precision,
    longitude double precision,
    is_room boolean DEFAULT false NOT NULL,
    is_reg integer DEFAULT 0 NOT NULL,
    is_store_notice boolean DEFAULT true NOT NULL,
    is_tea_money boolean DEFAULT false NOT NULL,
    tea_money integer DEFAULT 0 NOT NULL,
    dispatchprice integer DEFAULT 0 NOT NULL,
    freeprice integer DEFAULT 0 NOT NULL,
    minimum_order integer DEFAULT 0 NOT NULL,
    pay_list jsonb NOT NULL,
    accent_color text NOT NULL,
    auto_cancel_minutes integer DEFAULT 15 NOT NULL,
    max_people integer DEFAULT 10 NOT NULL,
    dishware jsonb NOT NULL,
    remark_templates jsonb NOT NULL,
    attributes jsonb NOT NULL,
    disclosure jsonb NOT NULL,
    registration_number text,
    business_hours jsonb NOT NULL,
    pickup_hours jsonb NOT NULL,
    delivery_hours jsonb NOT NULL,
    paused_until timestamp with time zone,
    is_listed boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    store_type text,
    order_types integer[] DEFAULT '{1}'::integer[] NOT NULL,
    prefecture text DEFAULT ''::text NOT NULL,
    max_distance integer,
    delivery_minutes integer DEFAULT 45 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    search_grams text[] DEFAULT '{}'::text[] NOT NULL,
    rating double precision DEFAULT 0 NOT NULL,
    review_count integer DEFAULT 0 NOT NULL,
    sales integer DEFAULT 0 NOT NULL,
    per_person_price integer,
    score double precision DEFAULT 0 NOT NULL,
    left_at timestamp with time zone,
    sales_elsewhere integer DEFAULT 0 NOT NULL,
    stated_price integer,
    figures_at timestamp with time zone,
    openings_key text,
    openings_until timestamp with time zone,
    pickup_minutes integer DEFAULT 20 NOT NULL,
    slot_minutes integer DEFAULT 15 NOT NULL,
    pickup_capacity integer DEFAULT '-1'::integer NOT NULL,
    delivery_capacity integer DEFAULT '-1'::integer NOT NULL,
    delivery_zones jsonb DEFAULT '[]'::jsonb NOT NULL,
    allows_receipt_copy boolean DEFAULT true NOT NULL,
    special_days jsonb DEFAULT '[]'::jsonb NOT NULL,
    hours_key text GENERATED ALWAYS AS (md5((((((((((business_hours)::text || (pickup_hours)::text) || (delivery_hours)::text) || (special_days)::text) || time_zone) || ((order_types @> '{1}'::integer[]))::text) || ((order_types @> '{2}'::integer[]))::text) || ((order_types @> '{3}'::integer[]))::text) || ((order_types @> '{4}'::integer[]))::text))) STORED,
    shipping jsonb
);
CREATE TABLE tables (
    id text NOT NULL,
    store_id text NOT NULL,
    name text NOT NULL,
    seats integer NOT NULL,
    is_locked boolean DEFAULT false NOT NULL,
    epoch integer DEFAULT 1 NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE tax_rates (
    tax_class text NOT NULL,
    order_type integer NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    rate integer NOT NULL
);
CREATE TABLE uploads (
    id text NOT NULL,
    uid text NOT NULL,
    picture jsonb NOT NULL,
    file_names text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    removed_at timestamp with time zone
);
CREATE TABLE use_tickets (
    id text NOT NULL,
    uid text NOT NULL,
    store_id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    amount integer,
    code_hash text,
    code_expires_at timestamp with time zone,
    state text DEFAULT 'waiting'::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    reversed_at timestamp with time zone
);
CREATE TABLE used_proofs (
    proof_hash text NOT NULL,
    used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE verification_codes (
    phone text NOT NULL,
    purpose text NOT NULL,
    code_hash text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries_left integer NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE vouchers (
    id text NOT NULL,
    uid text,
    store_id text NOT NULL,
    offer_id text,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    picture jsonb,
    goods_ids text[] DEFAULT '{}'::text[] NOT NULL,
    gift_amount integer DEFAULT 0 NOT NULL,
    activation_hash text,
    activated_at timestamp with time zone,
    valid_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY feed_posts ALTER COLUMN id SET DEFAULT nextval('feed_posts_id_seq'::regclass);
ALTER TABLE ONLY outbox ALTER COLUMN id SET DEFAULT nextval('outbox_id_seq'::regclass);
INSERT INTO addresses VALUES ('a-5P3WMQBgBWeeqS-N', 'm-mcG8GQHJWTSi5As1', '山田', '09012345678', NULL, '1050011', '東京都', '港区', '芝公園4-2-8', '201', '', 1, 35.6586, 139.7454, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO call_numbers VALUES ('diner', '2026-11-21', 8);
INSERT INTO cards VALUES ('c-uXV00owpKhsCofyK', 'm-mcG8GQHJWTSi5As1', 'card_xEQXH3FdVsMcPEh7sV12kDZmn_5321qDucJSOxP7rCA', 'visa', '4242', '12/40', 0, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, false);
INSERT INTO categories VALUES ('diner-dishes', 'diner', '{"en": "Dishes (en)", "ja": "Dishes", "ko": "Dishes (ko)", "tw": "Dishes (tw)", "zh": "Dishes (zh)"}', 2);
INSERT INTO categories VALUES ('diner-drinks', 'diner', '{"en": "Drinks (en)", "ja": "Drinks", "ko": "Drinks (ko)", "tw": "Drinks (tw)", "zh": "Drinks (zh)"}', 1);
INSERT INTO categories VALUES ('cover-dishes', 'cover', '{"en": "Dishes (en)", "ja": "Dishes", "ko": "Dishes (ko)", "tw": "Dishes (tw)", "zh": "Dishes (zh)"}', 1);
INSERT INTO categories VALUES ('other-dishes', 'other', '{"en": "Dishes (en)", "ja": "Dishes", "ko": "Dishes (ko)", "tw": "Dishes (tw)", "zh": "Dishes (zh)"}', 1);
INSERT INTO categories VALUES ('leaf-teas', 'leaf', '{"en": "Our teas (en)", "ja": "Our teas", "ko": "Our teas (ko)", "tw": "Our teas (tw)", "zh": "Our teas (zh)"}', 1);
INSERT INTO categories VALUES ('brew-sake', 'brew', '{"en": "Sake (en)", "ja": "Sake", "ko": "Sake (ko)", "tw": "Sake (tw)", "zh": "Sake (zh)"}', 1);
INSERT INTO coupons VALUES ('d73bba11-4c74-47ed-b712-0ac5f0486387', 'diner', '{"en": "d73bba11-4c74-47ed-b712-0ac5f0486387 (en)", "ja": "d73bba11-4c74-47ed-b712-0ac5f0486387", "ko": "d73bba11-4c74-47ed-b712-0ac5f0486387 (ko)", "tw": "d73bba11-4c74-47ed-b712-0ac5f0486387 (tw)", "zh": "d73bba11-4c74-47ed-b712-0ac5f0486387 (zh)"}', '{"en": "About d73bba11-4c74-47ed-b712-0ac5f0486387 (en)", "ja": "About d73bba11-4c74-47ed-b712-0ac5f0486387", "ko": "About d73bba11-4c74-47ed-b712-0ac5f0486387 (ko)", "tw": "About d73bba11-4c74-47ed-b712-0ac5f0486387 (tw)", "zh": "About d73bba11-4c74-47ed-b712-0ac5f0486387 (zh)"}', NULL, 1, 'store', '{}', '{}', 2, 'common', 1, 'all', 2, 100, NULL, 0, NULL, '2026-11-21 02:00:00+00', '2026-11-21 08:00:00+00', 1, -1, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO coupons VALUES ('2df65384-bbcd-4d99-b2ac-697b3170eb08', 'diner', '{"en": "2df65384-bbcd-4d99-b2ac-697b3170eb08 (en)", "ja": "2df65384-bbcd-4d99-b2ac-697b3170eb08", "ko": "2df65384-bbcd-4d99-b2ac-697b3170eb08 (ko)", "tw": "2df65384-bbcd-4d99-b2ac-697b3170eb08 (tw)", "zh": "2df65384-bbcd-4d99-b2ac-697b3170eb08 (zh)"}', '{"en": "About 2df65384-bbcd-4d99-b2ac-697b3170eb08 (en)", "ja": "About 2df65384-bbcd-4d99-b2ac-697b3170eb08", "ko": "About 2df65384-bbcd-4d99-b2ac-697b3170eb08 (ko)", "tw": "About 2df65384-bbcd-4d99-b2ac-697b3170eb08 (tw)", "zh": "About 2df65384-bbcd-4d99-b2ac-697b3170eb08 (zh)"}', NULL, 1, 'store', '{}', '{}', 2, 'common', 1, 'all', 2, 100, NULL, 0, NULL, '2026-11-21 02:00:00+00', '2026-11-21 08:00:00+00', 1, -1, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO feedbacks VALUES ('f-99aab203-122c-460a-b17d-a99b6da8c251', 'm-mcG8GQHJWTSi5As1', 1, '開店時間は？', '山田', '+819010000001', NULL, '[{"src": "/uploads/5V9CIBi3fsIk69bp_21oI9ks", "tint": "#7f007f", "ratio": 0.75, "widths": [64]}]', NULL, NULL, 'ja', '2026-11-21 03:01:01+00', NULL, NULL);
INSERT INTO files VALUES ('5V9CIBi3fsIk69bp_21oI9ks-64.avif', 'image/avif', '\x0000001c6674797061766966000000006d696631617669666d696166000000d66d657461000000000000002168646c720000000000000000706963740000000000000000000000000000000022696c6f63000000004440000100010000000000fa000100000000000000890000002369696e6600000000000100000015696e6665020000000001000061763031000000000e7069746d0000000000010000005669707270000000386970636f0000000c61763143812002000000001469737065000000000000004000000030000000107069786900000000030808080000001669706d610000000000000001000103810203000000916d64617412000a0938157fbda404341a40327a19426304c3cf3cf3412000cfcc4522be0b3e0ecf88f6f9da23847e76bfa3fc0954bc9766cf666e585962d9bd7e454e21a83208b26dfaa62060862f7c0dc3bc4690ba133a7ff1e53b3e5cfada5a056e00790ec1937a1ba2cdd44a3aa0d62d23cd1934c7f1918816325e57c7e4a0207466607d73e3d81b9262e7c0', '2026-11-21 03:01:01+00');
INSERT INTO files VALUES ('YaXONLz_DuqThhIiCQK6sPNC-64.avif', 'image/avif', '\x0000001c6674797061766966000000006d696631617669666d696166000000d66d657461000000000000002168646c720000000000000000706963740000000000000000000000000000000022696c6f63000000004440000100010000000000fa000100000000000000890000002369696e6600000000000100000015696e6665020000000001000061763031000000000e7069746d0000000000010000005669707270000000386970636f0000000c61763143812002000000001469737065000000000000004000000030000000107069786900000000030808080000001669706d610000000000000001000103810203000000916d64617412000a0938157fbda404341a40327a19426304c3cf3cf3412000cfcc4522be0b3e0ecf88f6f9da23847e76bfa3fc0954bc9766cf666e585962d9bd7e454e21a83208b26dfaa62060862f7c0dc3bc4690ba133a7ff1e53b3e5cfada5a056e00790ec1937a1ba2cdd44a3aa0d62d23cd1934c7f1918816325e57c7e4a0207466607d73e3d81b9262e7c0', '2026-11-21 03:01:01+00');
INSERT INTO files VALUES ('5V9CIBi3fsIk69bp_21oI9ks-64.webp', 'image/webp', '\x52494646840000005745425056503820780000003005009d012a400030003e91449c49a5a422a12aa800b012094019c57d0f55fc55fc0005d145e358a674420a717ce49f074000feeed3dfff56d3d2beaa7ffdcdf4cbf0feb67fd5ee0ebac2fdfc2db57b475a1b4e6f1ee73d1e5c0f216bfbb4467fc0a2a5210931ac9f7fe09038cac63d5a3ddba340000000', '2026-11-21 03:01:01+00');
INSERT INTO files VALUES ('YaXONLz_DuqThhIiCQK6sPNC-64.webp', 'image/webp', '\x52494646840000005745425056503820780000003005009d012a400030003e91449c49a5a422a12aa800b012094019c57d0f55fc55fc0005d145e358a674420a717ce49f074000feeed3dfff56d3d2beaa7ffdcdf4cbf0feb67fd5ee0ebac2fdfc2db57b475a1b4e6f1ee73d1e5c0f216bfbb4467fc0a2a5210931ac9f7fe09038cac63d5a3ddba340000000', '2026-11-21 03:01:01+00');
INSERT INTO goods VALUES ('tea', 'diner', 'diner-drinks', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '{"en": "About tea (en)", "ja": "About tea", "ko": "About tea (ko)", "tw": "About tea (tw)", "zh": "About tea (zh)"}', NULL, 300, 0, 0, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 0, 2, 'tea tea tea (zh) tea (en) tea (tw) tea (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('beer', 'diner', 'diner-drinks', '{"en": "beer (en)", "ja": "beer", "ko": "beer (ko)", "tw": "beer (tw)", "zh": "beer (zh)"}', '{"en": "About beer (en)", "ja": "About beer", "ko": "About beer (ko)", "tw": "About beer (tw)", "zh": "About beer (zh)"}', NULL, 600, 0, 0, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'alcohol', '[]', '[]', 1, NULL, 'beer beer beer (zh) beer (en) beer (tw) beer (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('curry', 'diner', 'diner-dishes', '{"en": "curry (en)", "ja": "curry", "ko": "curry (ko)", "tw": "curry (tw)", "zh": "curry (zh)"}', '{"en": "About curry (en)", "ja": "About curry", "ko": "About curry (ko)", "tw": "About curry (tw)", "zh": "About curry (zh)"}', NULL, 850, 1, 10, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 3, NULL, 'curry curry curry (zh) curry (en) curry (tw) curry (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('cake', 'diner', 'diner-dishes', '{"en": "cake (en)", "ja": "cake", "ko": "cake (ko)", "tw": "cake (tw)", "zh": "cake (zh)"}', '{"en": "About cake (en)", "ja": "About cake", "ko": "About cake (ko)", "tw": "About cake (tw)", "zh": "About cake (zh)"}', NULL, 400, 2, 50, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 4, NULL, 'cake cake cake (zh) cake (en) cake (tw) cake (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('last', 'diner', 'diner-dishes', '{"en": "last (en)", "ja": "last", "ko": "last (ko)", "tw": "last (tw)", "zh": "last (zh)"}', '{"en": "About last (en)", "ja": "About last", "ko": "About last (ko)", "tw": "About last (tw)", "zh": "About last (zh)"}', NULL, 500, 0, 0, '[]', false, false, NULL, 1, false, false, '[1, 2]', 'food', '[]', '[]', 5, NULL, 'last last last (zh) last (en) last (tw) last (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('few', 'diner', 'diner-dishes', '{"en": "few (en)", "ja": "few", "ko": "few (ko)", "tw": "few (tw)", "zh": "few (zh)"}', '{"en": "About few (en)", "ja": "About few", "ko": "About few (ko)", "tw": "About few (tw)", "zh": "About few (zh)"}', NULL, 500, 0, 0, '[]', false, false, NULL, 5, false, false, '[1, 2]', 'food', '[]', '[]', 6, NULL, 'few few few (zh) few (en) few (tw) few (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('out', 'diner', 'diner-dishes', '{"en": "out (en)", "ja": "out", "ko": "out (ko)", "tw": "out (tw)", "zh": "out (zh)"}', '{"en": "About out (en)", "ja": "About out", "ko": "About out (ko)", "tw": "About out (tw)", "zh": "About out (zh)"}', NULL, 500, 0, 0, '[]', false, false, NULL, -1, true, false, '[1, 2]', 'food', '[]', '[]', 7, 3, 'out out out (zh) out (en) out (tw) out (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('gone', 'diner', 'diner-dishes', '{"en": "gone (en)", "ja": "gone", "ko": "gone (ko)", "tw": "gone (tw)", "zh": "gone (zh)"}', '{"en": "About gone (en)", "ja": "About gone", "ko": "About gone (ko)", "tw": "About gone (tw)", "zh": "About gone (zh)"}', NULL, 500, 0, 0, '[]', false, false, NULL, -1, false, true, '[1, 2]', 'food', '[]', '[]', 8, NULL, 'gone gone gone (zh) gone (en) gone (tw) gone (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('bento', 'diner', 'diner-dishes', '{"en": "bento (en)", "ja": "bento", "ko": "bento (ko)", "tw": "bento (tw)", "zh": "bento (zh)"}', '{"en": "About bento (en)", "ja": "About bento", "ko": "About bento (ko)", "tw": "About bento (tw)", "zh": "About bento (zh)"}', NULL, 700, 0, 0, '[]', false, false, NULL, -1, false, false, '[2]', 'food', '[]', '[]', 9, NULL, 'bento bento bento (zh) bento (en) bento (tw) bento (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('course', 'diner', 'diner-dishes', '{"en": "course (en)", "ja": "course", "ko": "course (ko)", "tw": "course (tw)", "zh": "course (zh)"}', '{"en": "About course (en)", "ja": "About course", "ko": "About course (ko)", "tw": "About course (tw)", "zh": "About course (zh)"}', NULL, 3000, 0, 0, '[]', false, true, NULL, -1, false, false, '[1]', 'food', '[]', '[]', 10, NULL, 'course course course (zh) course (en) course (tw) course (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('yakitori', 'diner', 'diner-dishes', '{"en": "yakitori (en)", "ja": "yakitori", "ko": "yakitori (ko)", "tw": "yakitori (tw)", "zh": "yakitori (zh)"}', '{"en": "About yakitori (en)", "ja": "About yakitori", "ko": "About yakitori (ko)", "tw": "About yakitori (tw)", "zh": "About yakitori (zh)"}', NULL, 200, 0, 0, '[]', true, false, 'course', -1, false, false, '[1]', 'food', '[]', '[]', 11, NULL, 'yakitori yakitori yakitori (zh) yakitori (en) yakitori (tw) yakitori (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('candy', 'diner', 'diner-dishes', '{"en": "candy (en)", "ja": "candy", "ko": "candy (ko)", "tw": "candy (tw)", "zh": "candy (zh)"}', '{"en": "About candy (en)", "ja": "About candy", "ko": "About candy (ko)", "tw": "About candy (tw)", "zh": "About candy (zh)"}', NULL, 1, 0, 0, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 12, NULL, 'candy candy candy (zh) candy (en) candy (tw) candy (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('foreign', 'other', 'other-dishes', '{"en": "foreign (en)", "ja": "foreign", "ko": "foreign (ko)", "tw": "foreign (tw)", "zh": "foreign (zh)"}', '{"en": "About foreign (en)", "ja": "About foreign", "ko": "About foreign (ko)", "tw": "About foreign (tw)", "zh": "About foreign (zh)"}', NULL, 500, 0, 0, '[{"name": {"en": "Toppings (en)", "ja": "Toppings", "ko": "Toppings (ko)", "tw": "Toppings (tw)", "zh": "Toppings (zh)"}, "options": [{"name": {"en": "sauce (en)", "ja": "sauce", "ko": "sauce (ko)", "tw": "sauce (tw)", "zh": "sauce (zh)"}, "price": 30, "option_id": "sauce", "is_sold_out": 0}], "group_id": "sauces", "max_count": 2, "is_require": 2, "is_multiple": 1}]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 13, NULL, 'foreign foreign foreign (zh) foreign (en) foreign (tw) foreign (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('oden', 'cover', 'cover-dishes', '{"en": "oden (en)", "ja": "oden", "ko": "oden (ko)", "tw": "oden (tw)", "zh": "oden (zh)"}', '{"en": "About oden (en)", "ja": "About oden", "ko": "About oden (ko)", "tw": "About oden (tw)", "zh": "About oden (zh)"}', NULL, 800, 0, 0, '[]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '[]', '[]', 14, NULL, 'oden oden oden (zh) oden (en) oden (tw) oden (ko)', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO goods VALUES ('sencha', 'leaf', 'leaf-teas', '{"en": "sencha (en)", "ja": "sencha", "ko": "sencha (ko)", "tw": "sencha (tw)", "zh": "sencha (zh)"}', '{"en": "About sencha (en)", "ja": "About sencha", "ko": "About sencha (ko)", "tw": "About sencha (tw)", "zh": "About sencha (zh)"}', NULL, 1000, 0, 0, '[]', false, false, NULL, -1, false, false, '[3]', 'food', '[]', '[]', 0, 1, 'sencha sencha sencha (zh) sencha (en) sencha (tw) sencha (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'teas', 0, 50, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('matcha', 'leaf', 'leaf-teas', '{"en": "matcha (en)", "ja": "matcha", "ko": "matcha (ko)", "tw": "matcha (tw)", "zh": "matcha (zh)"}', '{"en": "About matcha (en)", "ja": "About matcha", "ko": "About matcha (ko)", "tw": "About matcha (tw)", "zh": "About matcha (zh)"}', NULL, 2000, 0, 0, '[{"name": {"en": "Size (en)", "ja": "Size", "ko": "Size (ko)", "tw": "Size (tw)", "zh": "Size (zh)"}, "options": [{"name": {"en": "Small (en)", "ja": "Small", "ko": "Small (ko)", "tw": "Small (tw)", "zh": "Small (zh)"}, "price": 0, "option_id": "small", "is_sold_out": 0}, {"name": {"en": "Large (en)", "ja": "Large", "ko": "Large (ko)", "tw": "Large (tw)", "zh": "Large (zh)"}, "price": 500, "option_id": "large", "is_sold_out": 0}], "group_id": "size", "max_count": 1, "is_require": 1, "is_multiple": 0}]', false, false, NULL, -1, false, false, '[3]', 'food', '[]', '[]', 1, NULL, 'matcha matcha matcha (zh) matcha (en) matcha (tw) matcha (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'teas', 0, 10, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('hojicha', 'leaf', 'leaf-teas', '{"en": "hojicha (en)", "ja": "hojicha", "ko": "hojicha (ko)", "tw": "hojicha (tw)", "zh": "hojicha (zh)"}', '{"en": "About hojicha (en)", "ja": "About hojicha", "ko": "About hojicha (ko)", "tw": "About hojicha (tw)", "zh": "About hojicha (zh)"}', NULL, 800, 1, 50, '[]', false, false, NULL, 20, false, false, '[3]', 'food', '[]', '[]', 2, NULL, 'hojicha hojicha hojicha (zh) hojicha (en) hojicha (tw) hojicha (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'teas', 0, 0, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('shincha', 'leaf', 'leaf-teas', '{"en": "shincha (en)", "ja": "shincha", "ko": "shincha (ko)", "tw": "shincha (tw)", "zh": "shincha (zh)"}', '{"en": "About shincha (en)", "ja": "About shincha", "ko": "About shincha (ko)", "tw": "About shincha (tw)", "zh": "About shincha (zh)"}', NULL, 1500, 0, 0, '[]', false, false, NULL, 1, false, false, '[3]', 'food', '[]', '[]', 3, NULL, 'shincha shincha shincha (zh) shincha (en) shincha (tw) shincha (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'teas', 0, 0, '2026-11-21 03:00:01+00');
INSERT INTO goods VALUES ('leaf-cake', 'leaf', 'leaf-teas', '{"en": "leaf-cake (en)", "ja": "leaf-cake", "ko": "leaf-cake (ko)", "tw": "leaf-cake (tw)", "zh": "leaf-cake (zh)"}', '{"en": "About leaf-cake (en)", "ja": "About leaf-cake", "ko": "About leaf-cake (ko)", "tw": "About leaf-cake (tw)", "zh": "About leaf-cake (zh)"}', NULL, 1200, 0, 0, '[]', false, false, NULL, -1, false, false, '[3]', 'food', '[]', '[]', 4, NULL, 'leaf-cake leaf-cake leaf-cake (zh) leaf-cake (en) leaf-cake (tw) leaf-cake (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "chilled", "weight_grams": 500, "ships_within_days": 1}', 'sweets', 0, 0, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('old-tea', 'leaf', 'leaf-teas', '{"en": "old-tea (en)", "ja": "old-tea", "ko": "old-tea (ko)", "tw": "old-tea (tw)", "zh": "old-tea (zh)"}', '{"en": "About old-tea (en)", "ja": "About old-tea", "ko": "About old-tea (ko)", "tw": "About old-tea (tw)", "zh": "About old-tea (zh)"}', NULL, 900, 0, 0, '[]', false, false, NULL, -1, false, true, '[3]', 'food', '[]', '[]', 5, NULL, 'old-tea old-tea old-tea (zh) old-tea (en) old-tea (tw) old-tea (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'teas', 0, 0, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('cup-of-tea', 'leaf', 'leaf-teas', '{"en": "cup-of-tea (en)", "ja": "cup-of-tea", "ko": "cup-of-tea (ko)", "tw": "cup-of-tea (tw)", "zh": "cup-of-tea (zh)"}', '{"en": "About cup-of-tea (en)", "ja": "About cup-of-tea", "ko": "About cup-of-tea (ko)", "tw": "About cup-of-tea (tw)", "zh": "About cup-of-tea (zh)"}', NULL, 400, 0, 0, '[]', false, false, NULL, -1, false, false, '[1]', 'food', '[]', '[]', 6, NULL, 'cup-of-tea cup-of-tea cup-of-tea (zh) cup-of-tea (en) cup-of-tea (tw) cup-of-tea (ko)', NULL, NULL, 0, 0, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('sake', 'brew', 'brew-sake', '{"en": "sake (en)", "ja": "sake", "ko": "sake (ko)", "tw": "sake (tw)", "zh": "sake (zh)"}', '{"en": "About sake (en)", "ja": "About sake", "ko": "About sake (ko)", "tw": "About sake (tw)", "zh": "About sake (zh)"}', NULL, 3000, 0, 0, '[]', false, false, NULL, -1, false, false, '[3]', 'alcohol', '[]', '[]', 7, NULL, 'sake sake sake (zh) sake (en) sake (tw) sake (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 20, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 1}', 'drinks', 0, 0, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('amazake', 'brew', 'brew-sake', '{"en": "amazake (en)", "ja": "amazake", "ko": "amazake (ko)", "tw": "amazake (tw)", "zh": "amazake (zh)"}', '{"en": "About amazake (en)", "ja": "About amazake", "ko": "About amazake (ko)", "tw": "About amazake (tw)", "zh": "About amazake (zh)"}', NULL, 600, 0, 0, '[]', false, false, NULL, -1, false, false, '[3]', 'food', '[]', '[]', 8, NULL, 'amazake amazake amazake (zh) amazake (en) amazake (tw) amazake (ko)', '{"origin": {"en": "Uji (en)", "ja": "Uji", "ko": "Uji (ko)", "tw": "Uji (tw)", "zh": "Uji (zh)"}, "age_limit": 0, "temperature": "ambient", "weight_grams": 500, "ships_within_days": 3}', 'drinks', 0, 30, '2026-11-21 03:00:00+00');
INSERT INTO goods VALUES ('ramen', 'diner', 'diner-dishes', '{"en": "Shoyu Ramen", "ja": "しょうゆラーメン", "ko": "しょうゆラーメン (ko)", "tw": "しょうゆラーメン (tw)", "zh": "しょうゆラーメン (zh)"}', '{"en": "About ramen (en)", "ja": "About ramen", "ko": "About ramen (ko)", "tw": "About ramen (tw)", "zh": "About ramen (zh)"}', NULL, 900, 0, 0, '[{"name": {"en": "Noodles (en)", "ja": "Noodles", "ko": "Noodles (ko)", "tw": "Noodles (tw)", "zh": "Noodles (zh)"}, "options": [{"name": {"en": "hard (en)", "ja": "hard", "ko": "hard (ko)", "tw": "hard (tw)", "zh": "hard (zh)"}, "price": 0, "option_id": "hard", "is_sold_out": 0}, {"name": {"en": "soft (en)", "ja": "soft", "ko": "soft (ko)", "tw": "soft (tw)", "zh": "soft (zh)"}, "price": 0, "option_id": "soft", "is_sold_out": 0}, {"name": {"en": "thick (en)", "ja": "thick", "ko": "thick (ko)", "tw": "thick (tw)", "zh": "thick (zh)"}, "price": 0, "option_id": "thick", "is_sold_out": 1}], "group_id": "noodles", "max_count": 1, "is_require": 1, "is_multiple": 0}, {"name": {"en": "Toppings (en)", "ja": "Toppings", "ko": "Toppings (ko)", "tw": "Toppings (tw)", "zh": "Toppings (zh)"}, "options": [{"name": {"en": "egg (en)", "ja": "egg", "ko": "egg (ko)", "tw": "egg (tw)", "zh": "egg (zh)"}, "price": 100, "option_id": "egg", "is_sold_out": 0}, {"name": {"en": "nori (en)", "ja": "nori", "ko": "nori (ko)", "tw": "nori (tw)", "zh": "nori (zh)"}, "price": 80, "option_id": "nori", "is_sold_out": 0}, {"name": {"en": "pork (en)", "ja": "pork", "ko": "pork (ko)", "tw": "pork (tw)", "zh": "pork (zh)"}, "price": 200, "option_id": "pork", "is_sold_out": 0}], "group_id": "toppings", "max_count": 2, "is_require": 2, "is_multiple": 1}]', false, false, NULL, -1, false, false, '[1, 2]', 'food', '["spicy"]', '["wheat", "egg"]', 2, 1, 'しょうゆらーめん shoyu ramen', NULL, NULL, 0, 0, '2026-11-22 21:20:00.733895+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'Z-9DId_g1-APNiiEGJQS3xg9mAKiFgxzyHFl95IQnO0', '/order/send/sendSmsCode', 'w03AqohEFFVTEbZjDqW5KYP-mW1th_bTKfBdugPvARA', '{"iv": "RWW2Niuca2V2vwah", "tag": "ESegjtcbi1cPSYlzo92D/A==", "text": "1fhOi91NUThtE7i+a7AyYytjR2PF8uLpk9OlD9pv8+GKM99JY6CfjLqyoLY="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'mgAoBS9etjxnRGPYpBW8hC3XBlR4vjAYhi2Nw-zzKHs', '/order/user/register', 'zZBpHBM7QlYZSgQhUV98KvH3fVH9r2ZtF7Yq1MAED6c', '{"iv": "7s/H+XdidyN1mI0T", "tag": "3Wf4TNpiuFLAKqzy16CEwQ==", "text": "E+xHmntRmnzHgP6jI3tTB71CDwbjGpKjxXODiA7ZaOe2tMFR9gErVKKW8bY6UIYsecalPw5KXs7vixW8yn3LwpyBqvSSdjunPmgFhtH54WUr9GmQxBbLiDow2Hn5NANamOHN+ZVqbkZAdrSYgZsPcYqirJF59lBEyY9m0olkmak2K6TWAc8JPJQ7t8KzgmAAxeAp1szNIj/YAnqor2DpEGGc2UMcbEoSfp3MssmSA/rntEw7bDJkpi7F7Ps6+KdaKLYRj0ayuyqRQ8y9WT5AjOsfD77AGm4IgehVyLU1r6vyok/MboXl/Vhymw/+UgQJGc2n3iw="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'Cc8mrTp5eOERydn3QSYGNEiC8wkCJ96HJ1M12Z8R3Zo', '/order/my/addradd', 'YVa3h3j94OGEFekWOTNQkkLqx1q8J3ZIlMwRuJKFHaw', '{"iv": "OCl6DDfrmXvHvTtE", "tag": "yC8TdesgqHfPGQF+alHPnA==", "text": "wdQUc1b6Kzq7BQa6zSv2K3cfsnku7c8tVPQh+tZuq14ZSSRprgr9ve7dIHKsemLPS0NZGT4w/EyyFlZm1U2ukBzdZ/iZWje8y9thYt+EnNk21q/nL67jjXQrHPZiM0TZa9//kmG7roLQ+YAOgbENLER/qfUVbRCF4SVO5jiTAttlUj2CgMgwoJYfZhzJ05I7/h3I/PtMq3rfYKWNwifQLjp0I021QRXZIv245WfvOqdt/sogn4wO9qE+NAmiTu31Q1gOyehqMH1/0x08Dfbave5emaF7H0Q9lC8Zlev+XTAVAyOyn5GLOMUUbOVhY88g1VPrC4WYZDCeAI4P2Zzxwk0zpMvBcmdMSBJFJJfPUEWzeKQyH1zEcD1p3VOlNx6wWvJz"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'rZUPW2qwCbUV0AkUGrLdiQF3DRG9RVysPXPIxfsxpGc', '/order/my/addcreditcart', 'TrlgS9IGf4R1mvENmIMoxOURxVcf9rnqSG5xhaRv-xw', '{"iv": "a/Pz9knlX7t5F2QE", "tag": "i44fTa0/wJ2wYG6U8Z08wg==", "text": "2e8+X9ssvbMfxtOiGa55IteBVduBsGjcOqU2NXcGm4ZQsG6cufeX83TiqU/EJWCfOZCtLczsewQI3lChhpxnQ2czzzjjZ3AEzx/VBZNCRmyJhyd8pjyqNsaIWwxJofZbqEv8B4sfu60ujlxVElF5DGWvosyFbLjVyXZ1S32elh2st7XsIG+ua4Yj1hEDfbMgFpq9AIlyz/a9O5BkFw=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'SrT3doo8VyKNPB1B8isiznYVGWomDFCNNYCnkY_rUdc', '/order/refill_card/create_order', 'b7bJLL8ZO-aH3W5ba15Mqvji82HWWyFsMXG9_nQjfNc', '{"iv": "As/AtzrH8iCaHXSB", "tag": "DdyER7iw+XWU+938QvSBJA==", "text": "1o6Iqpt3B2BlkuZdlgZbP3URti6KC4M6kzbqanG8H65Pe3Na3BP2zfMl4lOKLPC3Nq0lG40h0DNtkjaFieHQwGPrjLo9qk73NsCffia42aVxuGQfVwo5spn91TIW2YGrTAg95Pa0DbqyzV/IqdW3CGLjrXo1ZS5shtbDFvlcy2q3nwB5TK9BvDKV5P/QmkV+fY6AlUHDejcsEfpJblV9JhJJH07bzGmoTFeffRrsKtdf3eyyG7sqxPaiXN375YR95LLS5K7JeAdNOHa/4xrs55tHdPxoBxZeKc9Cy4rQefOk0wgcbDcT9ckODP1FPkCWI/MVqonG3MUeDYg2/peut6qQba9F+jc3IdhlQLo7jLBrJCSBSVckuGSAdvxDLmFShDEKSE+Rtck7i/JbnKcR40ILMrqBZQG55H4hUaao4CPhY4vOSsmw09WFyuPPBukKgIsX98eaXAge64mWc+p2or89v7P/3mzTXPFdhmVpin09dYjEso8vh6M5GCwUrcMsuqiXpRojMsCHtTTFo7oCFxwoqiehOeh4K0P4CDMNJbDv5bsLMqKSgtuWIo9ytrD9"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'qh_jXLJO7OdSugy_ryqwswDdO2NZIbK_Dt6E5bi7Hkg', '/order/refill_card/pay', '18hKAUjQNUGf9sv8oVWrTBpFBhm06PtBticzrhzVgTo', '{"iv": "rYDR2dIwY3BTIbSI", "tag": "FkdNP0Tq+6Rm7IXAQGB62g==", "text": "Kmb7TWnLQkrvZCRwyYHq6byibH7sXOsEGtsm4sJesr0DZbuFqKIy6COI2xsSMt06Z+tb0Kn+IRHhBUDIwgLFEIJOyq7FsYm5ZoI/hGd4vs7YAjGdVE0Jog2kyyVUzttRT+Cj/q+bGBPK6YaNLJnzcls="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'LVEdm0fmBxgsKc1xibFfNZg9AgAZnhXxKH9NUJgx5cE', '/order/refill_card/create_order', 'S9PRanL55ett4PcOGmlqZUliOrdFeEMLkmACjGmWkNU', '{"iv": "exsMyHdEYuxZMAmP", "tag": "1qKFHDXP8whVrvdXdbhbWA==", "text": "ZtBHJR43JZZ/76pqrW57g/o0BiYREeLsXF6+M5qE6AwRSAAw4awSAiO6aC3OWZ1a7R2+fss/rTvxG9ou3/0VWOXvij+nVGZCejMTp8loNxdFr35oJ1AzSs6B98VI8taXdMO8NENo74xE6f5DU007BaEH2aFELSHIN34hyzgRiFvH+mBP9vZLaT4E/QBi/yOSTET/3OvC99Fw/OUuRGQ/HRcyJgDL6+n7Yluq42IQqO0VF8NPX2gblOGfq6+0hHL/jvHqtKC9rw9MYv8yzAK7CH8wd+jFsF9Uq9UniDlV4YuCi2MuVfIN1oTx71LTWSOJxT0pBxPVSZHi+2Iuqo1SNrvyVdw8dujRYwi2kp8z3qKQC8J7Eu41gnUXL/4ggHTCVaHe5G0eH4GHJYLK+7snkj+boOlkbnNQXaG8toohhG8+Ngf4FZaL8KHk5pzA/DtQq8R5l9uABFoprPotxfn+WBpaaFfZPMZERuFqin8zUMbJHhJcj7T7wwOF/VLMPc8CAEQdfXD+/wPLtB+biT4tw3ISm8IGh1AFfXYRZe3HlLZcWSdyELC9mvSt41BofwVhUdci"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'DwESndp9iU-pERVOkw3deATfnGaL5m1u3HRE9ldMZBE', '/order/refill_card/pay', 'LA6q8L_EtkM_m5E82G2j3xMpZpjXA5mxInimI6m3YOI', '{"iv": "SEIMRIZkmyqwQsGC", "tag": "KCirDJFTKZT+aamRwS4E1w==", "text": "uwECePuvwsOiJYzvMecWqzVln7KgEXxPW1xGcaET3xsCeycbodYYND4TbzqCzSR42dq2QhWSx2FXFenAbS+ploBn/Dn8z+h1I53Yw0yTuLvuX5eiRqNJctFYCDd//iRZF4jOCiTPyUQALaLeWJu2kwA="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'LUrpZh8jbz26Y-Ch5YnKOijssUiU1Y0PFRbnGaqEJeo', '/order/user/none_register', '-evWL9fuAjHhgad5uV7HPTorNuHYpTErRk3FtA2fwQg', '{"iv": "K7ffIpNEl+RtS1tv", "tag": "dWVM+f5qKNBrCINVtEXHag==", "text": "Xfrm/j/533ANA64LPStxqyYV4j18T5Jmb39QzhfQ72AZY9qMBzl9ZntuRJ5xVdnJ2cVhRmKGir/GCEsAbXDULb8h3AQKsWEH8wFPSzRUE5UGKXM4FUZNdUn49JyPcITG4yHEC6fmXo1clsjD3pqj1w2kwgYc/KiRgGJnALqarFg2QHuPBomd7mx/VZqz1NqFxQ05hthvwCkWq9Uf"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'ZnU617RPZKv5fMhu2hylKGeBT2atS-rBxo74nvt0ObY', '/order/order/createorder', 'V_P0ICmKUeLyPLcS1q_BFQJhzTkaw6Ah_Fl1iiww85w', '{"iv": "XPuiM8zaoWQ++aA/", "tag": "DZMDlTBIfvhg4tbvbJDFIg==", "text": "r5++lrexcys/o9mmfTlbaTO/ZRxkVGwbVLae7hnUb0+Op6jhAaciAaKwrFbfM2GOTjScPnpb4+uoLVf9k+5oEyhfCTbj0LP0kBiKDgm/WWy+Hw9IQ5/wewohFo3T0AhwxnyEvFyH+BwEjyJADitO8QRwZw08mOR9ciFGnkDkad9G47GiI/k4b/Cq/rDApHljSoyjAq7uWs0I94sZbmllJEma4REqfYhxaHGEwUpVsckCw9MKQICM98bSn2XWyv6qVlrKndBMbGGVW8dZBjBP8EUUpo1rhR7q5Mr2EeYYPxMFHjAyavtuE2AM96myvLqFX0JcLnMfmSx6hSx7e6Q/BhS3FoMyaAPCjfJREBQnn+nrhKsdjZozBSg+jvTI/dMgt6nsInZqkww4C2avGePXpcYEfFeazJxhix9zfmlynXvFUT+tfhnu5QhPM467VK6upF3UNzu0BzjyHpbOR3so0RnzFMnnIoka4uYdWbRz1WwRJqV/1mpdqaU4QRAVKaYZ/kJKO+fUrzGtrdwri4VS+tkuT3GGzpBNn/oHxEKUXTgKqeQcVo+0NubIsHOm0ATM1Ly16nhMJOEOEfDwZQhx3U8DGoYf4on3UCYuVYQyFkU7FMHiNppL8k73dwn5OxwTvEoIFKqx62F3kC1tYUFEDs9SCiExDLfmky683X7KH28jFViKJ8ayNZFQPxXvuPpDofnkn8IFIKYMxbTL77Aoi0Gge2ZbruoTQRLj+XhMxb+uobi0Y9UfwVcK4oGrFp9IcxP0LlIkdnfGiK2HaoxCkhCodf11tY0ZKXSRWzMIC3VDsPFcIr/kl328FUmW/9S0vzhr+QRsS4avuUFJxKLqOtGOsVlgQk6zrmWVKp/EMUarO7TLkLRZB2nivGh0rwXgHFO7HlZyjykLe5eOxTzcTC0biHlDBnBMJ8PLSwnMnrZ5TLoAgdCkx54fO6eZeSdmS6RtxxEdaDd9NBNfbIVvyOcKfnMVKbcD3nBV7LNP4GqNoK//ObY4SM0YJlFPXfU6Bt8x5rDXdDdgjVoO+NZutzjos7yVSA6Mf2k6xj7j/X/cOxScO7t/gvzFFfJZwSqRW9djHJWTot45SHLmoNwBIXHBMwSphPEUujqaePA3ipHECjOomEwjDikAGAR09pbEXb0pPB/PpXZkK/UERQQnI76obA9IVV64Y7NWnGkRLySQhQP4Ou8AP2tEVVCb9kDl6ddA9+JJcLa/oEqXUu3jEKemftkVEQ1Evq/jIzhbkuBHFb4KcRfiuDhPWi/lDo7NfJheqpCeyapTPukZfL8bvE0XZ4CNVOtfD5IhH/blCSuisgvfY19Bjcae019Y6cxON4CSFc95qLVMYd3dgsyTAO0DmYTOC1L/s36v/PNOprcahdx1SFx6ZapCYo7QtTMNjaw/yppeInJKCCqrPB2HGBda1PaKyvY7rDNPAgkTOvojQMLSiF7hOY1tRdUNP5goNIRR11mBG9vtKgmW8JbvY0N8o0990Q6YyZOxQ7N07clvIbX2TahF8aiyvD3JNNz/RGz2ysxJ/qw2gBzyUBYY5wG6nUQqDDtdVEfB0iKznL/JQyUUERnqoS15EVjORmrXdJZaQDRhDvXORDGspXtw7sPtP78+/lxb4iUqv8OSxATd+XD1v21XkYsewAQLzYwhCNfp9Dz/OVXQYBkWCTU9Qom8Cf6YLY4N3bGbWyTrG20jZK2yCjoxdXyC81HH5zaQC6udNzkr7eQVVCHTg9l2c6NqYQiM9stZmgmlIuVfjl/kee2shPAQNCHWjtwap1Rngom8t7xATH4Xc4NQKPdgLlCQ4GxonfxQjLK5ZqP9ppbQcIO3POinZd72lIuH8Y8LyA/02ixgV/rx7IjBkqljvb62dSFJrUq/SG3MUKI8U71xb6Hs7X2RmVNdaiLHqgzi1XjnnshUO6dYf0Qn3ho2oBmK4enCqXgDBDKqXLQYl3ECQimHZdFnELpiinpg45XqGiKeLSlH5drGn2kxswjKyNwuTfKbtBfUnhGyWDRjZZN4yCNLL8Yhw3+YZwNzCBXtSa099bIZIdA5lH53Glgr5GaxjccHjWQM03Pscc2A8LGrG4rIWo3mC1iAH5XwdBHDSQFIuO4qIepC6T2HplYb0PKyxPBpVwOB2Fn4tygFXAGKcPajASN3nz4a+yfxfTwN8hRY310aFKArqhz6i2yb0pQotonL28tdulaL4lkY"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'KLOqLW2ifHkh_p0GGTtBF5FiTkbmmLFrw_kYSPWVoaE', '/order/order/orderevaluate', 'TbEk5UYljVr8MW-kLvRKKtGZvUZhFiwatu6gpChiGAs', '{"iv": "DdMIpAuTux8Xrqoa", "tag": "T91QcR8vU6NHXvlS6Ztyug==", "text": "3EU8EQmMYd/0jj/ngj+8JqIJ/CnAQYmQpzqmzyvk1TaNcQ9YG/n4QiXcF8GrZPEqck9za58kygLZIHGcJTEDtWgtQPjzU42KKhXyD2bVzMIsP6zRQJrB9VPS3T/Xy/T5MQ9+o81/txcD2yxJtVDVPsFesk5JXUYT8ASSSkeQwk350ILnUGjz46hrODu87KEPgYd4vySPQTP1Lb7AFhC2KZehVbyYcgzqjblq3VeSkB2KEiO6nvDnMHzK5YQ3+7iwscUxE76KdTn7PF93ZC2LDlXC7+XpldndMJX/cRX7S7jJzZXYB1wKkFPgNOXC1S7RZ2Pua38MYmvrXIFmMjaJhRA+"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'h08rlfqMw_ZtSqVNIegmEOeS2QmfHiLGeU26MKggbnU', '/order/order/orderinvoice', 'RaNKjnlJY24heWxMP306BsEcyYAMZzNh7NuVa9r6arc', '{"iv": "fKP8Q3dcGdJkKlmU", "tag": "8lo/t1QbTWZjxjqwu3phGg==", "text": "nCg4D2EuNBNxC/unGl7Z0nkGRpwazyY+Yk3tRud/GpPxLFjYYAFzp+ZI+vIr0RuA+qwTTCTOXb/Yu/x9PyfPNC5OiZyEgG/C2fKt5c3max4IzYvZd2Qqg17ZInNSwd7iSMVgAOVPfxR6iNcxZbAC7Y1Xw3J36+cRo0GQ/RR+nCod9rHDg8XKPp10tAu1HDKYd4n9wNrxO/bL0k2tYo+1hW95uAhDLJ/XbnJSJdDh506fGqSOhZtl0Ok0FwhASQoANKYMRDdg8u0C286KpetBZ38EJwGCnaytbO9tShkWQplktM935x3JvQfyV5rbyzSrRUPNpBrCEbQKBsQY86g+pOWmg0twSzq7aXGL3n459L1EFNJ7nAuoj6JUq/9IR5r2gd6GF95g4BA9YlNJ2IOy4PDUahGP7v61ZPO3QkAx6IN95Ud0VkXIVlzuKLgEtKDWk8jKoF3fa0OcPZWYQ5AW0Qty+rs1FQHGwLPkJuzzXOGWVlv9aNVH2hlOtpCUtH3lQ8cuqMfjQPutOyHCFYWQtebGZBruBtXzOTtM4rk25P+e6+vqlUP5iTHX+4woEvM7m/qfdG4CzEHtGRbnr/aFEXBu/rktNxz/UBsJtQCT8USuE+I6DNlgkbwExWabfEy3cxHz6uv+JwM0RKcvtl/3uV7h6Uj4vri4643XxrhVj7M6vOh+86boI5mBJlxY5rkKJ9NNVPISo/NREmC1JNT8gOSdF5XwGonAkzXzxJj2tOmHZTEiSFgB1OSs+3NmDNyAvw6GZ7b1VBfe/jO2+KdSn/wo5KYszJG7hxT1CNbq3S5avmRKhsXL/+c4KlAd4hhehgsLrMzibJ1np9hNOWcSAM5coaEn9SlEPHCRfmk+rVoV7aQsJHs+ygMmNVRf8H+ji0zmIvpwyNuF7oiM4dYv+RC8K3o31/Nea4MxGKfGvARM+Axi2ZMw8VmbbmPU+Q5AtdZJs+BzsunT+Gw5aIXunHqD5kf8mZz3MHS1O1ni4Xyj6iSwFnWzEDPDulGmea8M5GEI7pbLcgYaQsiFDP1F0hf9aww9ydLXq1zQiYsC/0wAJUohLq44g1c7uaT4Deq4sPTqMb0KEfNp9q+VcwRFhzMhk5OjO0Msz9lJpmexHme44XQW"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'Hqnk5Cx8qLLEoeNupp0kKEnyNeycQtBk20qWn-FEMlM', '/order/order/createorder', 'fD8A-Cv1PLLnhhLAGl_MkLLVLSlVr52HNOJ-TKrmO6w', '{"iv": "RE7L3QS0OHjuQxY6", "tag": "Ng8yRyY/l4INkTt0ObjBDw==", "text": "IYoYEF6WtRI7nh+OOec0sBSqsUmv6AJSBersn+NYZtgkZX1h9tEkZ8qU6W37gNGN99Leq/6qK2lVrYRCwotDE6vdbAntMAEYYdoTOsWMyiBpOoNLgjayJdkSmg3gVAF7wOux7rpO3b7CKz2wC73iHPWAayuZt76tvyjG9Ot0PRgvlurZy4oRfJjMTPvDNcD7qUEd/aTEuIezC726z10qTAmPvgnIjQidynR3VdacbeuPsgMDQ/m1os5gTW26lo7aAhrZ1pZa1u67dEXK+JBbuzhRSVELonkB4xc+4K0JM0VC0MtbqdeyRYAtFEQPsVShQ/u0QcMpvgFWANWwHO44CidEeH7WTWroOSFUeUhBtxcsOET7MwyWcjQDNFJJWuGHJT5wjtsreE7HxXadJzEj5QgmusflsyD5flY48Pp6raRqV1hTNg1MCYxrV8oiZtZw6m7xEzmoiR4C8koBqYX+8HJFOvNiCq8s34TNI8d0cR98IYYSlG7PMmpuZCPQOTo42J9FiQLHj6Z+TNwmm7Y6ZTW/nMbYe0nk8E2V8KtzVf1Q9v8NAk9kGbVPzlRD9OZD5O3Cuz+NWbubO9J0PXc+E6lsKiUZmW8K1eMIioGR3bXiZl0w+HAwygKBY73y7wMl/1fa++G1sppF5Zmz/LvittivqmUbTEtQ2NAzHULCkn6iiVFd6/iGwnKzzYbxBQZB0W/vanUtCJBUYrAjmllFT2054sDyuMpPz3mOQpw1zNNlZmQtu4GLAw2YfRY1YatcxTTYZga/+uUaoD2g0xPvdLtms2idU/G90yNlHIC+6PtoI+X/w8jyd/In6q9Z9drD++9MTUcxSXWcoHGJscxLTPWSvG76MABFT9lxsQ7aEJyUPunmeiRRMA8mShjOmsAoinP360FKwzZyh7QCc+rg8/1rBX5kosxCI8Bwcj79U9Z1m5IhBvbY8i/c9O55wEA63qDvGPRLirzdlAThKKqWkXl+ABuHHrBEu9nlF6ueiFgtgStAcErcN7JNy9774+eJ/kRHP90i+ystOGjyU0LYEa8bJmiDDHvUYG1r1+w57kK7EAxyD6F7rE+tc6kjAIIQGqSu4PbfITxGLzHrYt2wTt1WNQDt4L2t2FvXqrlU1+r2A1ymJeX+wu5f0DiiqYGhDsFI0kISViqZThe52T6fxUA3orpgpZvsYTHwswmaFtGuKJc0tqH2hd2hpzpm9jLj3eXnlYDV4GGcsJBCAhzi/RhicWdJefF5wDP2xqKJxpr2IDklaf7KX0bvVreC+oCgMQ8p3mzxoX5wLj+I/i6cNN8lToEZftVzZuEsFp76TckJmVDL6mI4Aub+Dh+dNRw+OiWLidc5ARdAA8L3cKaCJvxs6fd1wZBujJdJ3m28iJyYreUH2Ik8O8sXyQQJd51RpFYC+408bNlcpKZU/EjifmMSi9Xqkkb282t0G8V1+vu+uhywPvWMUOiItcoDGBXX3kaIY2mgezPg10Pr6CnNpnmfC2BKOh7eR2GsMNjIpytxOkGiKafFVc19llqlQwSv/Ak1lx4ZUvUKpIV6CVBxq+aUbAatiPHK0kpw6gIbgYGsLyR4C8jew2zubkW9qvK46Ww1VxRMrJK4FxaINpIrpxnaau+QLVnqhnxgUsC9O/P93ympwVbAcnDtcCADUjt5M88qgs0ACnTvMpwqv2oyAQ133K/8vE3vtRxfg292W0gJDQ1OnDbe66mmBiOJaWcCVIFKmkE50VTBghoHWkqHHG/ZKFqAVK4Ms83LRhlUluacULIf3VobmEfGalcAvrhMX2C75B8VFZ+HXWadit7ZXVAvBFFrNjFpOe8vpHOE87bgBqZHrnDbekN1rD/zAGDRMzFomazPlBmb+f/oqNYeyoEaGSkjJHzI7mQ/1FvyWSjDTEpsbWY7UoVo693i9T7adGGt44saD5b3/j6VprD9Fn/qkaS5N2gHa1clNhAJWkdxlXzcGCc7DOiN0FR3Y55YqUcWdZ9EgyCqmev1V/+7PcOlAIc1dogajN49zbCZCAfi7JszWUFOMWOPLg=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'cZx45yKTknjYABIidQfafzk3pU1HaqhS8wTrpY6zEeo', '/order/order/payorder', '47OtMs7akQ4-zVS58qbXtO97GNWp2249h_Q6iD03N2E', '{"iv": "gXgTpFmfc/jf97no", "tag": "m7HSW8Gt5nH3Y06+ait6aQ==", "text": "bB2x4V3R7f+p65aavOckwTw+xTmNucY3uGiwG9bi+HSqnQEBlf/PoaWTvYaswnjO+ul9oe0a7KRxHwD27h6ReSKSzoiXMn/u6Ja2FoO990F4vZ+3rh+RibtklRYOzyk+9QXbwQaHtGkT"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'S9xnQiVMtKcVjgu3K4AuXXqeG52IOJn94c_RCciWVa0', '/order/order/createorder', 'uyNJ1aQfujfYFqhsqKXx-WHd5_EQEnbLc3W6ROJOD08', '{"iv": "BHxy+VvDhuHj4YOr", "tag": "ZDNZDRZ8Gp3Enraph2PpwA==", "text": "zDOTlPPGmNM3IVJNGccL8crDY/YWtO1fjiNOUgdncOOrPbCdiK8kRwvKg77RgAJXtfOYgiriRrOzMkVX4EYe6kjxpwE1X/Um9UkTCenbwsPWmB7BMuW71ipf0tF383s4eMSqCfRDJ8TPQsUYmhLe7mp12MHjDFcNy5REbyRzD4gEY6/zN3o57Boz9BdNb+j9nCMQaoWpDtrMdPS6QvanxpP8wPURyBOKhxSlQdl16SGnYM4DLNZaQPbasHibAR3/mGVzT4OkAXiSpr89zFoFpoDbzVqn6DDqlDPGV+DK4QDd9f20t0Wa0s1/mxrxJKCOd28lsieQLU6naRPSFeOCUdVdMR91odrVqZ6HP9O9zsH8Bbx+u23pSjMa+QMoPTQ42mT5snwPqpLL1AH0dYpLOS+lvamGoKqYPo3XjxcpQITCWr+UcLZdTd883z9oZWRp5ZKbZw5d8KNghLAHnYeQreWyi4Fs4ejupVoXHPT0StppcswP1zsWMOD4YKbdPJ9xLs4KsooCyqq6tOuhw2NVim26HHyQWlqG2KKIPxuiqRlERxDte8sYR7pBkb9kw3ZWwUet07z47ECB71eu4z5s/kDJJYC6QPzYVaUO9fHyE7DgqdQYK1VpPRMu4J8zeaQO4irEoNpiLo/KI/gjLcR9k1P2m5ZzEvBUmplFaWaXqarof51m4f9RKX2+WJZk2olqXk6oA/ih3vNQSkMet/gzg/nBRChPzYCJHt2R/KR+0Vn6UIvAqp1aLOLtVHLZzDnBe/qocGX9SPTrKxSNCj93E2fRVOGYB1iHsiV75F3Y2iiPGtJoL4H2gTru/8BTQq9ZWyu09fVtNQXIwGVGgWiVx8ao2aC4cpD6Zq0uqbyU+WZLmQKDYEwdMRhJ9pi0SNeVtjjmJ8W9qNuK9P+BVkUQda6DkWp/Amu+wy5lOlvyQZ3AxKZVdVsTFt7LtDHLCInkoxhyJLVUrrsBgJWjJ4c4SD/dWslEQeurLbpF4Gp1H2OIxMTQ1RYG8Oz95DKfWVYcgeaxUvew0Xz16h+ApOk0BpFx6oPeQqFiyFsGjScFLuQV9jV9A4TVIKdeQTNJKyAqKygiJqt8sVoelSS4uSbiVuooexnDF++4wi287cfL6bWfSDLGAF+yiGln7vIJVj0Uiedk3EuSRV/cjtzwwbdWNWX5FgMY1Pt1JACUO4ppR02fcIskaxGyTJL2fRwgdLiCIFdb0g7oYDH2Yplr1pgqxGGN8OUeP4ME2ffi90IL807GVq03zbCTxPQ1ONL3JJUV9CqAIKlLrS3Jtlb3XqZWoY9skchml2GHQyjkfVIuvexKjqzl+MheUqqRUUyloGRxLrRcEvzqEd6BAFza6zFWqv32SNUxpvo8yCeBp/P+XlhCSMU5RZje1iJHmC2GWQYS/11JEOhGP4wq+mQiDYbBQ12aENCaOHemgS9cHEp1vuMVdJ/SzUTDPiWDLTvlBOfYqFUOOGLt8yikQ2oEdK6G9FmWRiNju1SzNsKP/S2IqAfU/g4xVJ114SQCliYTUl3q6b0WoV/DTLJkqgHQwecg+WLw3vb0mJw6mAkj6kk2SZI0aS+eq1J9JYhJowHHIltq95inomVnGkmrZO20ZJI7Mmub9vU5F/09f8LmhDSPLYGEv9PW+KeHxI61RzJx8TblnZaNdBp1DtgHXC/o8TpHeSJprT+9VODMh5IyLE3WFGrMmZlQl1mnBd7TsivJ5fh1LHHphetFHJ0alCf8Sfsq9bgYUd8KG0/rs5HGS2BZJcJM3JBL3sbAPP0bhN5HysMqAPeJ0qhPflgRkChEo0Nz+DCkIbEKJhBo9Z6tmoIxDIUE7EYWzvJwyhi+2uVDll9ftmDhTMeG9YOu"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'zOP0Gc1tNu1rqwAUnEytpNIeO2Nki9_Nr5iqYenT1P0', '/order/order/payorder', 'glYoN2qsL0hvurCbX3rQGd28LgCaKcCrebODtI0wuEU', '{"iv": "msat8qaj6fdyNHMR", "tag": "5j7xOGkxp2G4Z1laQNjFbw==", "text": "M6HwUJdUhZDed1G21xd3W0XCIp3aizLzEg/J3Lz4vvDswxSzWlVx4YDH6AV/gZh4HerVbcyvGAcqs7UaRZIn60wwgLwc+NCUSnkHLCFSJ3Z2qTTWTqHv/VSn5VIiygEpt5PTxipD0EQ4"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'L3LO8SjX9ulTeF4LIMANM7GFPCEZSguevj84ZIR75tg', '/order/order/createorder', 'umOtJNoV-kG9fjlk_IzYJntty5xfMCWXO61IyMkiI8Y', '{"iv": "IeyVMU5xoHeNOG5J", "tag": "2Yu+OFy4nqbejMawch8aVQ==", "text": "zzQ6gz7/Uqe1HoYHKIuZZrx0wrou+68FGOWubC3iylIb+4rTpvUkhF6VMUp6/Vno24vgWGXKCTsHExhv67fNZ7NGfWyDJbXJmpyH4/Q9CVw2N7V2vSXh1beD6ThyXakRK/yt36Ob51ReSWppet6ffhMxHf7EgAn9LqZ2IUoC3R3i8f9hIXqzh5fyrk6e5iqwzD/ctzQqCLld4jUVriirDk0fRE1YPG7WHcIm05qbISRgbESycCNMf3d6gHixjSBg/xzYgdmbgogbdrx44VHM3xySbFBpZelENk/88HPO2sT08i9kANzHsT1XS3jwWvFOvRoxL3tJkhlPVLLnb6VEEAY56H6/Lp7pAoZr/XC1yvlDTcZ97gPhF6QaAuiSQ9oAVCaAu+YcOv/D50ZOzOVZbattfJlrYOdP05akAudh5XdSaOyP7LZBPQQLlzSL5y/T0FqPm2eCTehAa3yEgWFvmNIrmkwwVkSN3q0GXGB/jHIUZHGfbiHTRNTtiYZBJbmORfPEjmLSkKfSJwfNOgZ8SrZHSWymbb6MdIQEuMvYhk7G5amLvRHe32VQDkL0F9hszvI1jcaumnx0U8hXbCbV0TIzLLkYALf/fR6MX7p9Y9+Vak8hsvXdqLALeolX733JNeGWJkzBuLYIEMtQWUzQUqnOyuVyBfJ17e1IxphS/IoPczW//HbgwRaFRzLPhOKkMzBcOZitL/T+rGNyyfIXaUbmYSTY3HDpKBNKpL0ECoU3eReiIlOQHix+rMeILmexGJg4SRc/duWTpksO1VqOYCkox1OWdVljFawMOqnhQOSHgYW8/wKwtytXOpjnxPVwLhtbJ/LST6hqT2/gNaDUjA2d2+5z+AU61Cjue02w0lrd9PIwDnYBLW1wMkv3ZwY+OdXLc17c0bQ5zqiERgIHszoRlcloCGaXMYX/8uQu0tHQLXdJZQFRVIT4PEp/E8L0NQD4xpupXlkbyQG530ZMpOsYrbgGG0qPehFxid85gP3YT5XiBqCqm0llxanb/CpimXLNUpAwY4bMrQdv3P/v2loDAQMliksf8hUNttwROrOTEUXmuTE7IERTpc9uPehOgGeVmPK0Pz5oWB85O2hedLwfYLpgrxRmeeEeOZ9nxYioPQ4eXsK3rOtDHEz/+Oq6y3982ZgcjJ1FKsUHcTD/HfDdmnRQeOVLW4JatgxR2azByY5tyrbFswWbEM4H19nAtzMp6GmEWiMpseYe09p7IagXqQjMNbBR38I3WR/QG+zHiplhLwg3FwOfKKB2PoFTqK6DhH3p7rcTlzmSatn71uo2gfK1g2lzLuX2vRUtllNRaAxRrbFvk9RiOfFl1/81Pb0xa24HRCecocsWDSl+vuoSzTLWlm9domvMFUwxal1eyLtGzJsG3O7JAiRDI5ao8FEx4FmB0EgeLSpANcQgBHtLzP8w4RsW0O/CD/R9shamq5kYKIcccf9HW8DsxQ6Y/lts0F6Y+6PaFd3VGKqj3Hy7a9T2egBaGxk20fBAnp9MQIHET7stsMutFp8w00GuCcTTLDCSq8rOd0rAONu5r8uJx/9rQsYfNnHHIESGnQwcMMX+osd00Vhad5yAWzr6sLpxB7PrAKxNGAla/Xk+tT2ocZhecuOaBc/SKnhXwp8GloXJMzJwjNWCHNq4EgwjQzQ7mQCgZvgfNi2aYcPNaG5a0AUFFBn2eY4GcfvyD40k4FM2beZkYf7JrWArz5sE8yzE7z0RWVp5Rpnm3r/hC/ammxQgvHLTo6EOiNE3vHo+wcdL16a1Jtzgzdg7zW/VEK5kDhI1yU02NcWU3D0tfuRpSRcO8ixoBRpWazguyu32AE0XOW2TW01aMjW+hewG3dxE+NufPfPl"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'KkdapsFwkCsuEjiDPJz_YG0GQB6yLWoo41R2dklQY7A', '/order/order/payorder', 'TOLQG61WLpSwrTAvmm6zY-VX5rujs_-H9HYhhoV7cdU', '{"iv": "7stVtdMFBlGvZYnP", "tag": "7axxKsV87nz7MPE3JzCfEw==", "text": "EzYrfDe/mtlLZsesKHGXAHHvnSqIYvADt0oBbLOjh/EYlxVxpVUZawcsWnn9ZgEH/rqB2l95iu9PuBqjzcKI25aXhYktf6O+RIurqPD7HDwDQ3AmoJ3RCmJ1olVODQ2wjIJkUtfLJQPh"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'RyqQnAdR6ecHtGylKVN-gr6v-WgrDomuUuWUBB6BNRA', '/order/order/createorder', 'n5QqJecnYZIbdBvxxlLcbo0Ob1Ht0chs6i7GjFB-xVs', '{"iv": "QXnf90QKCBSPBtxA", "tag": "RsuydCIu4nerySHDAKzTZw==", "text": "vDYFH6miK/30Q2sUecAzezruJsiHh95z8h1EPlW3wyWbsQgkRWnafFUL3+Cz8omhYz9W7Cslstb0qH+sP1AMFBnGiuVjeeUSH/e3bsu59x5J9RoqzprGn7NAMyH5DLTrXl7IkLIUknKY23b8SoVk4XMukgKERjHobEqwT7pHvvct+N1LoJxzed+E+mCv3tghbjZDbIH8zqhWrv2Z9J6jXCmTSL5oodbpaK5WsWrUySdXsadj0MU6OdL7Px/PFRWq5uz7kZn/lFPRUIvc5psZc1jGj763l6/NrSed1oumA7VHYKuMoOE6Z/pGvtrD5qSt1Fa4cqqh9/88bvnKnLuuZAXu0yzu5o1DSrbJ3tgkRereMT83pQpMSFSxyV+CLZ2JIeUFBX/8U8kUSRb1vA/O6unNR4ui7565AFGADrA7+3+YdjffJFwLuniXP8FIYcaZnOwZcrcekz70K9PZjh07IPSjUb+Bi9z4bHMhVTwJTX45bpwRSvxVFMbdXGlKA+s8SWKT5r4vRwNrguUrgBpRt8v7MxF6clepKMFv5c0nE1rPNMBYAcJOJo18dPa07K8YabYGgsLdbqWQFEgZAPDrw4CC1d/KyZjVYv0qFRrgintRSMSqr7ZmB6MEyQRmU8jDP/yYn1Hz6bKHUhdu1/TLAy0hb+nf7Z6b4XTFiiw9QOH5Wru3bZrbcALSJFZNiwa6zZ5M6gh+giU3Npl5K12g8Q6h9zoJhSVAe5Osh6ROshG++nLOyksQbUfeSKIUQHY5JbBnyXi2f5XlpzjaHi4qvMyNiRujaGZvi3wJfDz+l1LCYd54j7mToKpuBrHygyVvbRTAhZAMFaiQcyQtCGr85p2FWGJkE7kK4UtSCWhuPkIrQ5ZXrfpl5ajGKVcP+q+zHJ/77nacv5Mqh6PM9Xw+QhZWHJGr6wn8PjFFvLq9z308NP9d09dQ4d34ZjW8qtrMyJMOCEIKlN6xy6PzOn3OF67rJI13i2tfkwunHfddNiGQU+ByPWm8QD2l+6EFaXZ5oVP+bkYv7NN3muEK9QyLgPjiAWyvqUoGZp3lxG4/3ubnLpEJzaDbDrJbSneZm9ReoJ35UHCVfCr/Ne42VJEqJWauDy3lxxJCbZsA0szdcaKsamgq5/vy1+ZQgNFvuO+T2XqlHfL4C+bAGps2s+A9XApIEF8NeoqjPuDH3sVNBiBPP5IyaisI6haaey2oCCUPEXMmHu+HKcdD0vDR0GZc8HNgDD+2BpYOuITrtzzcBAIltQ8HO3kAwWlwsAwl3RbzRcdCNQUrDA8JMCT3wFrIx6tlCrVR1PRaLyLx6DES6WUSUYsKXcTyUb2oBpBu2+BX2TPBIa1lf/FU3rELgSoDhit+GP+kQ0ovF+c5xppbypdM12i4XZ5VIFZEndu+DXHd+mMOvYfZhgAH38DVIHDX0r8S4tqnyUvOlVnhNgHBGIAVaRKS9YU5XljNMg6TKd7mE84mKH2Zln4CuJql6fU2IgRtQxWObvoL9JmdxGyzXOP49mlNQNs+c4XBvHC5JaJ5tQ3JoEspMlTRC1s/JO6mgG8aNvMw4TJcNg4YZQWF7wcX0ZLol5hTwWaPC+Q9H3+suBqaIqAvQtG7fsCUQ65J6g6tpWMOdDLgzPkMM55+5MEKV2MJ0L07Ry9tUH9/ouqouUpD8Y9LC1fvQ607rJR3W/n9Vk31/rHB+yKezvVj2hLSosnloILNAdU7LLnCCWq/LRLwbjl7ylPvZVZVxtSSCvWO6k++nx22inuWjYL8Y0RsjqMXFlR1W39sNOryOksu67MtDfYJdHd+JI9EMVDd2n/TkDeQuOOYgWSM1UkyK9k+4dwzbM2LN0wbQBvxRCm7hF7eH+K3jz0e"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'koV4nsxsrP4aHXasc7JalwtmcfLz2WO8yy_w9v7j5Vo', '/order/order/payorder', 'mbfq_MiHBqMm4LnlTyXjWj3w_azIFXj6n6_FpQNoayo', '{"iv": "KKDyXPuNLlEyoj/n", "tag": "nIeixOFsdeorz92XlmO53Q==", "text": "l0qfasNtBMPYu8fKfmxD77wMX9C3xVoe1j4KfySqUnmQt5guK+y3OimN2QSlfktRvYvEcvx87lnwrs6YthCxEi/WaYkJoB2srtwGYcLd8P8pvQ7VBauQ9CHQ4p9iSImPtItUslzlbBAD5be1ZTG/Bspg0ne0rRI/aE4CaZyujKfqF91hKL31py3dKRLhQ+ncf+3URDdixhBHy7aktw8OZCETEZbj5C27nD8jqA=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'QsD25vCYxOucmmoQRIrSe0ovdWgjKDk5w--ZHTc7U88', '/order/order/createorder', '86Mp9VIDCLc9zjurEUninYGuAq4oklAqzKm--ZJvu44', '{"iv": "G3lyxUvQzoSQbYlB", "tag": "yfARywVSSoOePoMU7yj5ZA==", "text": "jW0bmjZM0hSma/VqF9WNkGU9Kdb4CUBAGXHbPESutSz6Bc0khd3qO+hfM69O12tS8RD1m7NDYWHLkffTAGDp14oAv6d5Jk5nk4iAHi3Iei+5zWztDYkj0tK7OFEDQEPnbMpy4OSG2G1N/Bgv8D5w/oSOJClm1OkEAL7Yb67p662/UGA5YLSyQxwzBYYsBx7W1Qj1IXrNIiPY3P/xBGIK1BgtWoe3Gudfdmf9xQ26tUSP77fSjGpBLtiyrFWTKHBZHmhKzlns0anMTItN9AdU/trHc2tOY/XOfgToPNbRxFdSGpinVS5yo6zVQgYf4Ryh8ThbVqeowbBVqm/tuzO0By0IwmZYZDIKgQfsYuLb9J0gyZY4z/lYiGJiQFnAc3npgEQUD88yJdMVlNovCzDhIN+Zmet5rlM+HrhQFOLqAApBJHhFnf3M8xL+6YexRAZBT9m3N4N7SwFU8rzR9VPW9flUHDGAz099ZCNCf6l3DCx3GYSY0eIFAv0kKtAfz12ogiSak611Z2LUddCMWexJ5Q2DfkZE5RVHGOXoPIREQDNUafb114WzwDeAjHz4hNgkqFhwE+oUV+NH2UioTS5mXjg9Ek3vlSCTMC4s3+sLPMcnaI1Bvav2GeFwctynaIXS1bpM/kvURn1DflfpFqEV9R78lOVuFFybn62+WqtYInlV/g8P9xWi18ukjg00/HXOT/Kga408jECbdzXvbZMYKWBgCJO8syrF6qWNr3pC2O9STZ0RjbdfULSs6juYKICxYlmDL/de9Yu3BegyTzE9EeQYG/zfpFp4nffNw1k58J8EJDDS39HgeBbxnuRFZe3h57cAi3sgi9XsHm5gANTpeTehOn9z80mIyBElD8k2GBwghU3zRvd2FlncNzBP3xyzyUICjaLn9UV4e1TtIQRPdDh8LzQ7dA/UMIiCnvCzJV8EEjlmzORFfoxc4F5laKQYx8biDNms/IpaH5Mr2dmyaFDdejPg7m5YZcIM1mkkQbKEZcYSCfMRywiLh0F6o52n9Nd5RdVZ5mLzbXxnv/YYx+Pqarv+bfys/eAaNouotb7cA0zj4pVvnkKcdBahqdopeMcKhU6MqEXRQXXszuH124wR1myCxJdv2ozhOhw3fIY+6pHiavwYtCiv0Ko1/Ydcw38JIegld68/5cbCdhcYWDcmwKXVpOyQM1LPzXVa0U0J9g+Z5qcSV+9RrKnnSH8ben89YZTm8//MTs8pXfI/y58kdP1b95Iz5lJK+Hl6okvPaG3FQ4X5MxYRIPZjhqdZL54W5JHQ9gImDP8fqD4aqNS/DoWmQQkaOaX6cz2fsKq8lqibwT+UGQVvdxrcs+aPPtEc3m1dgWYWWvpt8sNUBX+eGJFlEjq5IX+d9BBRm4DbY6Fag90fDJ+KG2JR9JTqw6TtoKlrBZRFPa21IbzgXIjc8bWCB4M034rBZTpm4QG3g+b+Lgy8HEmf8hQKpwCX4RmxPujNqrW17GXBI7QJyMjs+tvkwCR6k6NW/vT0/KaXJXv1Xda/Auo0LAazpRhYnzPzlZN2AJRDbH0z9cO4aNM5SQ7pOdi9neokyT57teqTeJFzS+bpwA5l8NogANIei2W1oiaqpRLIjePlk+bvvluY46ELlH/u5ueKdLJuD7Fbo4Rn9oiCiFRp8+/bvBjCPbq7GOLRIdwiVb5MllFJ3PwuQHy1M5hpVjq/kZB2RFE1wBNPw7bA8/W1DavX9DyxgTOCP0zPKdbUs+s0nYe2UKpabIUdbAzW1kopWEU+eJG7BHTRDLIsab428n+j2C0kQdxZTnTEEqmvt6A+GX7kViP9fWUSPojGI8p2qcPx3IPGMq4="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', '7RPftSDdRMAbSUMnNKA0JflbSEjU5N4UsYbE1EOe7Do', '/order/order/closeorder', 'grMGVFQYx_iSXGx36BJjlrMhuaQCNFO8M4PCRE6BvJA', '{"iv": "VZDzJYhOPWAFMt/q", "tag": "XyyM13z2mjLmSLraYuxbkQ==", "text": "gAswjd2cT/kkPrxzBMRg1J6cB0TWp5QbwW/+9sI+zZxJvaSUU0HBhQ+ce1IGKski8A2+SGlJeEK2WPJaH1YtnRSdvTLvF4RoQldijbi6H4/nG3Bf6ypfkNvUqG6W8S/eFu1BIc4lmrKJ0BcJ8/nhEzmC303pOBSIIE8ykld0tiLlwwGXhA8Q7oZ97WdOkmFUS8/EVNuz7bmeFV89n9D2J7DBOo6494uwzzNq8OfYinXd9zdYh9oCgXZiAKgx1/ZHvLDG8O4zMaV3LFh6hyrECSfo6UbSC/rCULocMMjDQbUSxbKk3FvG1OriJ/CHDxvW619A5aok+wq8eDvtaomPSLtwECfJYKxMrBNrnDIMk05IMXN/C15Tpgl0z5PN7d8tOHxJutza6ihGmahFstLH0UXwjvwRzJInY8Yd+IXWIUZANIOafixcOyOPHbIhg8STij7CbIbEmqDuw0RHPMixkMHwcvbGaYrAj9ZI2x7XcToyNQp3laAoY7T6nFpVfHjOCY3doI81CGli+XJjspgtotMUc3bA8q+xroT3/bzou2wjf5gc/F7b2k0O0Q1vMY3rFyeqoP3LA9Cw/j/hIXV0LzQybhlJI7ei7nP/qbqEof9jDiiRgyE0V1POgBS/pwl8fr/CkLmMZsx9VIQkddeBo9JeVagfgwtVIuFLPqIWPdwkEwHuN1quqt01jYFbQyk8siy+W3+0NjykM0RgebN5ZctON8LI+aepSl23tTQQnRcwvgqidvk0dk4L8D7uWeReOceQ1Yi2xKU+XWkyIYE+w3os/bdWy8404ggeRE6i7jQAB6XdIa0E5pK6lsdP8CmJm62dh3SoW4Z5u9Q8yiOEDGs1T+YnvYRZiSE9gOWB4aeYP7yv/xvKcQGsPWSysJsKtFVG3ycmQLNJn1knYuVwNC/Y/VKKsvGr4MLlv+rXcBvqX1CLuhksGnLz2OwICIfmE3Plim7amMm1S/GANwqmPEyMkaHfCvBjhwrT0lkdxqaTtOxm00RzaQsflAdo/TG406dJKckhuDDPs4x+mP16qnXrk1apF+5jDKCraOo/f3DqW+mAeM3CwvpYEUkvOQw/G+esQJbvnS4hshS75l99Sr+CQk4NO1lTCOAd6nh+5gbhEPLlD2mluVlyp+SeGSTGL8pavo0uSvIFCe/C5nwuvx/TqXuSamMgkQiD/0bC/5Thjs+QoLgxqBCLciSPxfw4eE1tjPXn2qbIoxrFQ0q1JflGa1MDG747viM/nkY5Xd/RsxHZxPnP9MzWSLO8upAcT9N+2Ytwqrrc392yLI0nPAwMKl6YRQ/pQrfSMUv4gs1hA5FTgOi8xqUf/0PJCE0nEOurN+lvpe4jUT0U2W4yNzXdlHLMs43OjLR3wWnQAQh2LzhLo1V9Uv196ajtXPxoeof7byYDsRhkmCmtoLDiZMwOs/47WRNEfI6QREnowRcpq80CZhSM+c+jKEs9o2CQ+ti3btVVqLFqroGU4BRcq2YzMn2dwdquZCGGB7okZ/sOPu70Oiio7oa3aMQ5mS4R4xEV6gn9i+YsHwEKNu4RAnN33Uv9ecOZh0Uv/aiX1qOytNJFlVo+zZVh6NOdD/DhrNSIrKfMOJ/5LB6sGbpxljPw5DhBCZFZS5sgjJlXl+K/L8/Ms07RI9e8TS00XVkHnji45y6ro6BfCxe8+E+4dvQYccDf5CDJWQ5U5A4aHa9tysKv0JYirbtrNPDPuz8fJXMHYo+tAQ/TOn3QSkHD7GpyKj5S6tzeUh2l/dIvNX1+RcozFq2QtOVpX11NLRsn+BP8STBI6LXZhmSnSfGi9dVYWp8="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'C5LYSQ4YmI-xjyRDmjSgDOaquNR9XExa-jj8C3pRq3U', '/order/order/createorder', '-Ma2j9gg-sLIRDWdCgCRz1uCnAlJ9h4R3rKz8sWaM8A', '{"iv": "BedLpRYar3PipMbj", "tag": "JYS00ALLczhRfBck9VodOQ==", "text": "i+8E4oYVCdXsdfWhL40FYaLLynpbnhFmdVO9WDjYr6uJBC6aXFTusVA1niCaYgLPSH4XozVYOoffQ+L3i6wp899XfwZhQhfhFk/o6/d2v0zb9HnPD7Fo5hHSgO3ssRjkaox8K0/vNyAZl1xPdxt/X05aCyZ40BPE/zCTHF+h1l781t0ztdbdlHvwak81fplyXPEEpkfzZWKNLOSrHqgMp1Z96GEloTMvz4PQDk+ZO/7uTqNWVYPKSBAGSalr0vIx2TeAjDDZgz0Qs+TtJmVI/Vm1pCvKLoD7aPC02yKI2kvbhkGe6iZgOZB+XL8Y+FFcCmourv+a7DOlwiepqBbsKDUcvUxkI4Oh4wqZaPEC4pGF+ebmgNqK0vgwWpdTSecEGM2VlFu1d2zM9ZaIzQ5yRv21qI56/3pBSyWh7aPnl4eO/S2lMsoWrNu8HTs1f8q22Fxh8M4FwvX8nuo5uB8tAcmsjkcc+wqN0NFJ23asHx7G/TNjBHPm5R+5nUAk+q+IhAo/GIwPJ7qC+bFKdWnFV17Zwz247Gj38Y25CvxVy//UAR9FnYIhQ2tgt4BMOM0uSF3ZIfffqsQUVuTBiDwWAqxla2+1H9Hc8Vgg9jmjealMT6wzB08hn35tVWD7DBCGZdvuVqy2/21WdUP8E9aqeeahfz4lJZy9AgZrOFgG7zNL0IJnDti1EnWNcAJ+Md4r2cIsWSpWEtj3adsmfTsatVY4Wn2UKD053CczAoA7TPhoQuTFmSgXo3HGIqdKA/GR6X9eMAt4PoWzejxG5tdigzmfHbeh4S5wCniNrxqJfWqT8kkpNQb+2VjU2M/x4o31YOlDUq4gNE9YiRolkhKAOH0WtypXSCcuBfkJfAei8LfRCUQ2yUaYA7rMKPbnDNBgLjeG2nataXcvXdBsBaYWkdW04Vp8jiqiUDR7uAGxfqLtbOCCXYBDQNWKY6kAqwFwzgWX7IlDmyu8tl5mjV3ahAZybFMWzdKL3/pE0v7Zz9Mazwj6p07AGcF3CMiwH18b3Z75/OknWFlbTwAS6xF5UtIYUlBe9JhGhPtufpYsu+rCE/34wqI/UCY0Fxcardjf8Q29UzFLKh6bGmkjWfBvz/FZ0LqFKy/VnMAHjMNDuaIcfj72rESUX0Lj/41NICXb9rDPwYK2NbyXk16+eFWSb8M87T3CIyCBSQYqm4EwbV1H/tq523KbnevUbPDaUWYMc+NUTuunFhlizjWpUZKIlmCMYTAUCZMvykLH/9vyc59MEjux6qhYm9Atb6Vzw/MG7SHQ+BDTTGt6OHhw9Yvi53PPmYcmsf17xts0rnyOLfClmdfqlm1eO3ECA10XYJ+auBywOg6eKfeKXfNrN5qFe8ZpT3Nj8sQArYkwJPuh2gWJt8+Jj7OPfXKKFBpQbz+iX8LfSvOXpHEAOVQMxWwyAm1zXg6D1+hovHKlMua0nhG1kYbUQXqz52wCRgRdFDkVh9aTLdDF9t9KFUFjiCO4F1EPNXP2hEeRTi5Fw48QhEPx4SsAvPeKFvwHGEXCL66wIv6wtia3qO9FXw/NFtlbCsq66EtoPZidHtU1fXwBeGSuk39bG6pAuknfwSDLBn5ismQr/riYrpgmVFPYRs0RCm5RYyPIZUI4yjoK/lC1tw3chfDP5wVfFXnoC20LcDm39XlMn5Zu63sI6XEvePyVX9qvCCJpJfdacvrkNyV8qYyICFSv3PFNg1gY9INbBBRs4cYvtgIDjKtkwTV9UTpckE+vQBy8itiQEshN5QiwzPeXi7UxfICpSW28K7xgIcDHcwUfOo1n5+mIljK1YM38Bm7kvV9ElAsGIZwEDuQk4gILFnvbL4G3mz0qJTNrzOBm4Q=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', '9pSWJ5FwmYHQIHI00NHDKKsAW9Ei3RztR9fVCj6_YQk', '/order/order/createorder', 'DT_Wc6xvWNoe_-eWbsLLAmWPB-be6Coya3hat2O1bF4', '{"iv": "40R4yLgNfCea7OWl", "tag": "lkG8tWhPjvWE2h8YVGEgOA==", "text": "9YVOSlV69NyJ4yzDz896CuUFuOpxN/GLWCISJb1kOr6ui7PxxHDAEW1HFYf75ItJufXSHtsYBiRzVBLUl6fibeHAp36dorYPAc9XotkmB3gj+9BJN5I7WtujidiRuVRqN5CXBcMgvbN06ZfjQpyV6BcKNH+vAQAZy3L4hpBMudDzFE/JOu+I+U2eXAhEqIWy3IpRV10JT+beQQDOeHGLHGEKnH1Pu8nilbgCmuFcDag1NnCieGv/x58KZ8Oc2ELt89LWwP1ua0QA5FZ1o27HN96K0h7jFU7u3+kMta4mMalH9UumRpt8Sxpzm649bevJc9dAlxY3rhFZ1eM9ZLEY/aQVk2uCEnxQKGtupy00gcRbx2gmOk3kGzMYAti98nFIzFU4bed1uAtkd4Dto9dF3v6tf7GHMofukPSDhDzDI17RSqRnAH7v7hrk0NeG8EoDnQxhDISsLTempnyFg2amVP5PAaAQog8f7WTTuGc8VEguOCTbpJRA7nAoJFldgUhsGQ4AJSyZdqrZQFTVTrXgRQTFXaaEmSA/p4WFqH/0AiosSKS9siC34u3jBJ6ZUIngPG4CHTnbULshASGrTN+PWmhVVBH6DNEyErxYObEQLhIi2HaIlZ5ZxTIc+Ko0R2TVZmLGs1CsCc8af05WolM9H6min5NYvG0UZpFyxuU9W0QDXxfsJ1sDf3W+Z9Dsa+AN3cs3HQe3JwP0G5VCdL5r3g4RYdUhJ8k0Qeq+VUtk8zML6hI2CbEHEKB/o9Hfwrj11DE0WSis0tuLvO35r0FSl+IJ11wo6h1LJSuw7qf8UQVIiQpa821rOSU0INBWOkCbxLACv29o4xvykwaWoWBXA/5O7/af6WgiqFMgCxhUhQVeWGgEOHNxGwuXUtp9OD//AII/ZHaUOZ2i5aci7r/Xxajp3iUnyI2yFc4crTyk5HY/afOV9YBaWzLO/SJ+5KFiB0xVWtM1todMYnqGID51sJN7VdASQBCT2K8NSYiwc3SyVAXubDKH66p/cJh4EE+M+MSK6n/F7TRl92GThKgzig0/kouL+DS/okUgOALfij285Ng6y3UniOLoGjISR5lxE+6PPNgpJJUHULkKy0uGzskRNjNQiA0HQRKHdSv0o+wYdrfEKvF92DuX9Dr1cuwUd/n6MIWiRidC7v40OmhSohd3bNFq+zh4FKaH0mP+saTY3nLJ5FWvW8wvEvCqwK/DBjqMoJwD46leBhLvBnrxQH2SxkFHW2iaVQ03SDnFV9lkEG6LfPMtX3c345yEWMxcBMpzP1dVqhtZAYVWOu559IMXc8/h8wt6w3NRBNaIYwImNKcCcxw24N4HcBwbriRLMM3C5RrCFaURDFGtm/cJrdRbJocj85u14ocB/VL6/95YZhJIIiqHq9Cl+A2xyNl2EPJ5QzNu/9Sqq222T9ibhXyaokdYFaHVW4dlpP/gfBXGWT7tvvhA9NArHSS7YlfvUnJIhR+KIulvsST5kTWVVnhDUPUGvVfIqQc/ODGIVaeUUCD3/IpwUCLoxbz0+vlofIqO6SzBPjIWgP/8O3IWIPaEkVzklLPPTmGzAlIWPiUDv/ntG7kbXLzOcS9kyp+xhiUBBfZFZwHkgK8ROaIezNNO243mzkfMId1+VcuI7A60CqAsIPvV0ASOYnQdajGPELRktThRCVt7MGFEuQyCj2Hlo867fzOuTqmTEM5XmUKC5ssJmDslebn4evyWCxo39hhdkvB7y9kHQRsi0yWM4qRP1mT7zlhy+LK0bbqn/FTbtt1yFnOXZdOJcqUjFbMjBjzS8R8agXEMKbwD1Hn9P1EjLoI06CVEsEqQiavt/xYeiRF38YzQ1BfOGJAAmrCPsWTtAmXrr/cf4+id2vlmGnPFaTsgbxP4FhxJh/9EtKKjD45q3mF3yqTAQzriEHsaDYv/MdlnNllzHZPM3lBZUhGv1lRTsuOS5DUr9B4C5JCo52lK+T3Pzdnco5OJ3sKie01u0uvECjp1pEvAnHAWU+eUjOYsAVCGu39fX5cwOozvhnd/WZ0W7M7o5NQx752ccA=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'QRXdgH5cx2s4penR-lyDOnbFxEgy_kFMDCnIVVSM6ug', '/mall/order/createorder', 'HqCXjKDCYH4_wr8sLgZXYOeEwFQdx584HHZ74gaQ_-g', '{"iv": "g8pMFlVfM+fXOVX9", "tag": "v8I/5WQfJmiY4xQ8LZUG3Q==", "text": "tXPC+2fYg5GtLvBYOG2cNf3JRKlyyzza/OAK/0OKfsIgmdojjUJbz45FslPcUgNdiPf06HaKcblF8XYfJHV0Y0sIqaoPH+Vk2NDax2UubPnW664xhq+c+Ni0gOyq5AptkellGevx9wOPrcwYD76fM0edQWYAUGxpICiTVQfA/Q9Hc3YthNuIa9KMGFSq7fO9LbeY7444iQ31sD/i4YPicl19mLQKnBqwDh4hoP+aBQArV+Lao4n+KzNAAzGtvfspAA+T7qmFQl91GQ54+yUkPd8HG50W6P5Inz3dHFYnxlIlWcFmCJTPwc0yhFK+lk0G/o0zzrgPDXWPpTppCiKumws+BoRB9c7dsaDOKIFhHkYaD3r6nXmyymySZZzMe94gaKMfH1hd9STj0pvXlobiZlgPxyL+4N4i9Qp+SkTVpJfw4jKcmEDldVYeEFFAsNn9krC6BRP63sviSbB+6LaFdYtQzpsNulaVcwbdZVJQdjQOpUufhnvUNAtCcpWZH5ZDZH3Dq/pBspW0MLsKTDjlWxNZGelWSW1OgrIVH13z+bWajVstKeIAPGHV/5Ktr8h10lBsm7WAISeDNHP3f1i7XnQvjrbtNd92kBq2+BpFe2vQBjT2Eej0UAjjUlRlbpgAsD/W8ZNdn/42mBCd8dcK1TdgRLyXHosAgOgawwqhp09hct8pZgPSdb0VT8Mr5V9KpKtMmUalFj3fSgT1BybBVjY76pPL/WErWrGFHGE8JeZsshHwGIYfVqjL1NAfL0yS7kw3xnj1GZmaIa5XWypy16m4oioM0fKkr9RLAqER1iYMDPtNhbPGaw1oiAiGYJdofrbBt6pcqtMB4h+rzNCkhWctwY8DiLerR20NaXLY3FAfIfCYiUWfJadLbKHDC8DajBhqhzRfXd6vn+nfqE/5vMouyg3tU8OaEiV267Wwd6xoBfkrC6tVROkdqTA2aCvCwqGoponoPtb2HhpbA+nyXiY2mS7Q4GuHwyxkVf3DHscaFmPs/KELUiP4vFByJPd366cWKHLtOrYmq5K5aLRfy3ypBJolkCzqYmoQe3mkctS06/QOHMpGqcGRnmyvlj9h8bKJQ5DOAtmceEin/U5WXdreUMhZ2v5Qgvyebvxj7jR6i2b4HA5HUO5cZxD79FOkpKWQ0d1x+5dwy3+9Y6TEF5y4YU7tj0V/Et/hSgZt4wudVrSb9zHL8bHdb1fQkDY3sQsV+DN5OErUDo73+QS5A7nCM3N59uvVuQP9bpIpDPp22SG2w4zXF2qCbU2RlahN7luTpmOvpFItV9t6y7laSdS58Irr6X8Bcdpv1HKD/liS/Tq4s/Nvy29KzhgMARvSSd4CXNBXWq/aKYxC4/RgjdsejJi04xWc32nszFB5yJNX5QBb5H3O+eeGIQi+5RTEsrW7df1GFN+nGQ40iRuVHqFe2H2tEBXZ74foYFenAblvRDCk2rFaLDBKfmBBncHrPuTJpio2PIzx+rewbKoInFi0/zEyW//zf+ITax6sKRU0kPENuBHvH79pV80ZWFs56f+FcawXauqW+uDF6py3Rzxp8tRWPSqUM1s0ii5MNIruPtxQnyfYv7H5fn4gtLfm633ohicqnJPY8XA1LAPKBJP0oVMR9zVf7s1vYdyLm/zXkMalS+9ov0ud5iex3Lx8BRAajs3Efehdds0sg2WAmgbMuicOjoGvUuvF14pc0NqZzxLkr7e1yKDUdUrEckEdzzCY6aNMsXVBkwBzwsgbBbdZ/oIPcCHTN5rnFRmiuTOgG1cwI0VbHhZYi54zirl151lZgp1LoDadIDlijf598SAhw2zX9nEUYyuer3BBagpSOMuAqvfMLIS8eTOO8GCBk8rAs52HEi4VwcUdmmMzG5Yatan8WD+3eSYjOLgmk0xrWzZK8Yrys6Mp3Ik9RdY9k7uEcI6kt0yEw6equHlF0oI0Z9SaEuDTkdqqKF0ZoXUfy0mO3I01MkctAtJxFlQdKk2iw5EHZANW6yeqAVaByN4XCqN+J609j7rDt/bshMmGsv7SOSzw61XJBlmCdzv7Ct4Hwm/6+WS/va1iaN0Cb7NzdhTyqyBMyYcTs6uZdpaWq+bMGAzleLrGvhYV2iyDgVs92YUTvHy7aoM5V2jdrmBITXsRwdlmf0eMx74yK7mQXA=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'HIdkEhpFgLn1bsQMSlkF7rMQATuQvXvfEja1tQ51OTU', '/order/shopcart/addshopcart', '2U7LVfT3vIaop_i-lRsf9ZRFEdWB5nJ97O99qgvmVS8', '{"iv": "aG3vPrOd/fbV8lcq", "tag": "FtoEiGM6eIz6qiY4geSZcw==", "text": "V4hQNope1Xxdn+slMogNhIQd8ZrVnUjdPsZ08JIyvKMhT8xouN3jbSo4SNznLYLVqUOD2WS6dfgD1iPFuMF0S1byt6G4v0gpuIIyoZDYjJQnbJYXhLr+58H+H9490EO0hPv367e05ERBY2HSkSBSpRjbOQPROIohSZextvvLS6phETmu7ufsds7fEbWcCSZV/zyBzaX0j1GE00YnW83ZpCiVY+FUOKNxr+44OA3sjoFCxiQfzPve6CsU9b7oiOmlLE9cW4MOjAR5r318ehOuyLkG/Y1kgSdWMB98TuC1Oe46MAPdv9Df1biXznvAecqOBn74r7pu/sB3IrZweKfALjDBntIi8UkB8FaKu+91YO5uE/IR/XCkv9p7uIZTRVVIhAicYMlluP16dTEslqnEYlnhquf5GBc2auGZTkWeCjK4pKrVqpVEPehs7z57XWSO0xZGmGDW0eCHi1Uo27KukuNYxlRy2vZLErCmYWkTWUxvkQsQFdIvah1j2trpHb3XpV2WMiCUliORCCrXEuSo1wVrordJKEYLoa0NMszjilaDmbG/EDH2/IVCQyAOIdqSIXAwJgFplT51ow/fniuWdFyc9SIcyrBoOXaQAf8XObNEcdy7SdoqthDGd9IKG8XrrPlun8eM6oZSD+C5yS1NWdxhTCZhLkaKpB7si3Ca8LyKaCUyP2FQnK1gMgyOr2a3jovzRPFfgd2V4QqR4QtDgYTz5NKZlMoLcev0tKf8yukQ"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', '2d6O1opxNHtCkJCFsvk8o0_OKfEmvea1eteSlQmXLDM', '/mall/shopcart/addshopcart', 'SJmcFcKOYJoQTLUEIsOkkbtKwtBWpTHaKb4UnJRSZBk', '{"iv": "0wN7s519p7lgO3sO", "tag": "D6MlCj7+WgZFVE2ghHSZXg==", "text": "Cr6vOPG1z2YldW9wDNOuZK7k9MAvx9/Rl2NlvicosZAk4cDQ6wIE2ognIEAEOoLeLHUZ5HJATkP34k3YOpgVrN6Fk73WCy1HV2BqMP8N405gb4G0fdZP4UWdzd2eiiyY3qpAui+TtuHG2m+Bh/duQwmwBxx6VO9DB7aGQMoyD59SVZPidDkg6w6uk11I55olO05pVQY+EqtHJvGhwF/6iWRTU5YMUikth7pTBXyPiWfe4h01gNaIsOE/5SS2+fmP6ZW0oPeBjZzOZZskMLtYrcg9hFOfosGF8BM0RHShwT7PPHZkdGIJEc5YM7XoLsG1fJqTweLLjHBSE9vqbe3XOPFsBahq9XKSmpLEMyUQ71ZblP9gkiz+meItQGDZonKRchxPy0lYNIb9hGTmmxAy4rgfzKkZjIHJR0ujHTnGnptUPIYcPosahXo7F7/pFYq6MdlMmAQB6n0cbSHCFxW5iCrMgjLYibWt5Z37wnZ4fQby/M8BdXJqXWzRx80yidTAox7BGX/sV6n+/DHGWjMR1jIe1WgOCn098ZiucuhbUrW3HB7QpcJRPW5sXBPk5fLEuLHb+6j6M7irmjzyoVe5snjJoe1jNlPX5QZBRvNUPrJMexvYxMm5LnE68jFGguICIVqtpaGVV6eaGIlgrVB7IJCRDgsLXWc3lfh9WR6DU+gdODX7xACGPq0TqH1MQf79piIpAxvmzThRODNLbfzbYqiaSkBNmxPTRxfi+Ov/6+zCgS5C3cOGUZ9Vq4MhAaSwH4gIExa/o77cU0yL1mlEUq+bnaNNvnhJgIPewtmVi4SauBtFQoOhvO8QBzhLjUPwkuqwr7MnFAMK3ligjm2gWx0gr22R2aKv2F1JZYs26EZcK4QyygWwKLXs09I4N3GIGb9L/8mODrxYixJ3Ji4EqVR6ajW4kMpUEoNbZqKYqNJgqRx2QvSbX8YnL4QJIvHUHMBiHFjPkygy46YflwpTbke6m238u5U2Aqq7iwBWD4RPWllnPF0SjyRcSNm9In0C+83pSGQX1l9Katmwo6mzazfBDMCzOCOrWeulO4EfKqEMcZNrhHZJK7GDi9n4ADFUxdGhiYuuj5ED2XiWuwUNRmYFt6Gkr6giefMHscPJYJXlDTi8DTMjvAM6ezGzJqhDNZRGFrduPRn3fRE="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'fVErayU5RNSBfFoBC1YXunt7ahAdMwNmaevVE0MdsII', '/order/my/feedback', 'WtmtMDfxtN1nNXfjvSSaVf9mXAgqsL7sBgY8DD5oaeY', '{"iv": "o9SAUeo+GK4ubX4l", "tag": "J03+mjw9OUFGcyDcDhsu3Q==", "text": "h5hWT+DHXYA12F8KD10VuA+K9I35tGFqXJqVyFX98rB4Ta3iiFANAILd8pGaJc4fpGmlSljwf5E4cerzYVBbNWPJGFHv3bdNkXMxU4tgeKhyEf9uEd8D/p+v"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('m-mcG8GQHJWTSi5As1', 'k1Xo8laOHlb5dIIFedCWJKmiyQHZrr3rH_3mxrXb_9Y', '/order/refill_card/use_card', 'n2VP-97yQf85vzvyDJtM8WtrUxN4kNXSxoXE8Xog7GE', '{"iv": "oJb94l6O/pTpSiIK", "tag": "bOYup4HPrGdRnw6Yi1wYyA==", "text": "HFyyYOlnvD300urn/+ZSCcs8BGYMMyO4ivbuN84twlalfDz5mKXppulcw7upoJulid2W542eUcuF4B/tWspkTHEaof7AxADToqxypLUG39CiPsYZz8jiUM7ONo40i3CjBFxReFBfyuu/sqg5FU4f8lhPMtkBL2QS0TTMprfMvBub4oUEhbfoQvJY4+o+T46syaMjT3Csu3Renq/lRouo/T2gfzCzhePtwD7SBk8KmybJ/MglOxN7N7x3hIpDdp8l0hmAkonGrngmEUUWuV+GZp7FV5aVfD5IsQSet5PiMmKnsdZ39MurN7ou2vRHRLL3U86YabHixpT1vAxGV4Oh/nd2zigoHvpPN415j9EIt1Q992hNHWeL3KFygC4xPDS1Xtt4fG7vb1P0hWY6TlL1xP4/R7D90hHIlNynfy8Q1Px6GoxnEkulZHxqTuzSVWoupCn3s/x86YNY4T03TFYkVLZuRrOmGgBkMsO2PMUNuLQPKM9Kh8M898bh0QNI7EnCrafOqjZj9R4imgUr8Aq+1ffe"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'IuLAYfvx6tUvuVc3lLQR1mz5thipHix3j8wQudyCAds', '/order/user/none_register', '-evWL9fuAjHhgad5uV7HPTorNuHYpTErRk3FtA2fwQg', '{"iv": "LnwR+E25qWey9Gb2", "tag": "yJP2f8T/eyJ4nA8rmkxXIA==", "text": "NsCKIyl1mhegwJK8wXA93lQWAzk5fodlKX7yeg/VE69rvGVoYpzTw/S/00qKygy8wB1dA8p9A5zPI5Neb20Ne079i6I4Apvrj1KyCyGs6Hmt6gdWPKhCdMo1Z2FpcIXme8+uskbjbl2BFftANWNjoTeyouVpyHLHtWWDOizUHW9LRfN5BFgvdmmoR3QZphuiYVLUgOn1T6B3xfyI"}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('v-amglNjSPh_dX1ESc', 'I3II5RM3WBbklEf9-BedGAf7CLz9ErjGdnTcKhA5g5M', '/order/order/createorder', 'X5uO0p3tmq4gfzeN8ty4CrAiYoVMtDuqxWwWTkGdx6E', '{"iv": "qtW3PiQ1xidGGsqS", "tag": "q/RztXdFUZQur0M0IDSP7Q==", "text": "vR/Rz5r6DC0UDdPxZWgFo4ZNtG6LitymA/6ToICuoOlZhK+9ppDSU329wf3blruPwcGcVlAMMYGuiH6Pg6s/5c6vWLROUAaxgtZ0oBCCQfnya3BkoRrgMGNL6NzvU7XZ7a1sYTnk4xId1hYS4RqpUpOaAuDYyC7giKn8QxCs/0AH3t5cK92EgLmP4zWCo3lx8WGuZdXh9tO0be0zVO2U4UeAd6SwZtZ6nqr4K699XpWaO6+UhGHlkGlXeP7JbYGHnvqUSBHV9h5/6CvgC6l7JZrwh6JmVsMNnzufheZBY4X4gbj+ROX0m2WCmQtP+zd1YuLzL/V4H2zwgPez5FD5nRTvPuNLwPHC3u+nHWuoYvRszXXYcpYvmpGT7BZSK7JzRmVBgS+nfKEb/3ApJRiRQ8H2+j1FfYW91+2yksdF1+al2kzVTS+FCgCREdzKEdk6FH/8OJxy/Bd0+ZWJMD1FbtBR/srqSCHHUR6uL73nYydo9IbL0DX1rpPiiAJGxKiAfrjPG21f/NSmOjw7QnILnj6oRLw/YW9gNa332pWWn1vFnd9JhLe9+2lX6JHitey89xZbdFDSIoegwaxPR0Mkqxb1IDY855jrYDkPiTmefBIH5/qqzr4VcuS9r4sixeuL1FCZcaxhkbCmdCz21oCua2yawioW0wywSSofwqjFmLJDDT0iaXX+UW3k9ErKu7Ens07/h82flZUctLV4cNUUSljNkgOn6GsWDp0NHDpMl/5CPJJ/4GpJhWAfeoC/8vqQG363uRUcHL2agUrL8l2vp0ogMMi+tCm0kOK44G9OTEV+KAD/zp7cnGMVNF3QKu1FgG7DeSJDH5fePrU+mWtyzTkrmp0oPtWjMefGdEstEDMfpd0Lv01HgEXGLHXEEgwBRXBFl6/6uT/SyQZi5BbdhP7VLoFJqnoEirZ4Yo2CM/lOUkKoPYWR9Vs+1dTAluvUYR8Z0j2u9v1r7ncjnFc3Aqurlx67dkJGjJbN2dtllql/0jT6ABe2vjjv4lx1yPtKXRn8+BTyr7PUu7176tsdu4HisBnLgZIeAh/bAP0dWvfMndaFRWwDpFm3pRD1zTmC8GZM7JBQD5cpTj2iQaTMXXJNZLG2iTuAzQpDri1xRD5mBSOyOU2aWsgHzl4oVmtJAzVsefLrsBDIJtHurypGuAPsbf/e6d4DDsEjaxCvK1MyXSJ71LTfIzQa/py2fE+efE+KO6mG/RUkxEr9T7dW2tC2cmFrNl0tmfhrxl0TG7NNjHN6hrcAlbmZV3r4DcIlFudVMtugTyHYO8O0BEKCnJqsUQddxyKv9EbjGiT3g3DsGye4uWKglLADfXDTB1eBqIeZv9Xcyw9qRwqWfsVeA2FtqxUi+lJAXSZ5jfP63Z9hNUNyBbqdW/ru9G4ItToHipwij2B6fu9ibRhyknUKTMM54nJmb7FWkgakJA1nrZIQ+dwJ3OVGD7Rnzhp8jBlyUdW3m9CCxxwaejoB/JbYzwuMaa1Gce6pnEwg9h85+tSMEOq27BkUMKS4dPJKS1F9xiQfVekzs7MAORbSQHOO9al78UrG49e4K7VBQ/uM/M7fKivHicf5AE8gNe12MKhHm652rWcZVD31rbjefzHH72yX8DXS/+OlnVJLgjrcjtGyMGmsWS+yNO1dsbolK35JqTPfsdsXCBvdN3lx1hTSp3Q6mu7UqB5V+D3ZU6lAHBR/qsuOax044Gkts8uS8uaF8LTO1bJbxpu0M4xUiZS1H/WeBLlQtcaEsjdTzX91uWK2TtLwqpFMNlMPIZZsYKRXITmtZvHU/sONs2jqiq5KxN/nB/0nhVlOv9YaErsBdF/cXQOKzq3iTWBzRpHoLDu51+T1EtJoUw=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('v-amglNjSPh_dX1ESc', 'hcEfI88_AMaxLwX0PJSSX1bCfMkinJb_qpGQ9makBF4', '/order/order/addorder', 'Vywl7SOjWkI_RzGzFaoQgPR1YyYNmn0LSv3dseO2zE4', '{"iv": "b7r3litB9ANaMlxX", "tag": "QfA8/OCiaPlU/Nz/aTk5GQ==", "text": "caFVP4cfypSFZWJYKUHdoxK4CE5IV8EjEht0bvY7/DbqRrkDT1OekiNXfj5foQJJz2LESyAgaYuHJvXrJN/WUDOvJ1cuCy8IM5H8AbGAculVkutf5cGrcims/oz5B2RhLah9Bs86qsFv877IleRqKtGpHg+G6SIecPEKElmEQlNxTVkG9G6+CQEoQFLkKrp5B+EI5yEpy1vLI909B0bVFb4X2W5AcXzV4JWvTNE6JEqWK+HAO77QIEkB9SkU22CBRgsGnT2KK2j9A8lGsrjiaTTaf+FcKv1jrQxNzwA8fXvQVw9YZLkvQTdEsg6IEyh+HMIfW4q50k8K9V+uy4DlZh7MEZ9xFUiP8p3nUnjuB8EHFdh3t0kOmHJIIXDQ95sJ6pxqjiUduSHTxs4JOKCH5yb85TJZqyTAfQvsYxHGJfPxkHLJpSwVqE/9NYxmp8e8MqfKk85IFS7G8qXCl44jmFUtrL/Cj19S3eBeUNQdxlnv32w6/2pTnT7xtL/g3pry3tp6zAdFCLYCDYjvJyq5bb+tsJhci1k/CkIiDZXuA5YBdpN32Fx2VKLdTgrd06RjaP/D/MF9ega1GoxlxUUXQIrb6+rwEKvWgRQ9va/y0B/YTuktDQxWoUN+aEqcmRPXhk4NagmAU0+ZUD++Ahii5Ezdv5e1Wnotqz/CUDwjQCYYg/jUoKBaEgBSuzmrmuPs3qmamFfT6XaKkjdbIBgCzho30MfaF2HJM1cY+feYkbe3rbODmFvy+0RTyQipyffPstAyFCjcLtqWVkBksDJPJ9J9B7JzBGet4mYNBy9GAWL3PXDevJVvxs7OjqtPiwZ6Gp9VmUuxCiIi+vQD5i8mCHvWsR8l11PyvtOEhKviMItH59CYV3EQGJ+O4XIxpA8k2mSaUfezhEk9U87LDZLdTtioGqW+4eyuDRVeVQkQmNGR5PuqV2hzUmkF9n861tAXmRGBUeIoTb8C2bdW9u8owd8m44sp1lMLS4AU59fEOvvYoI/mjwi0vWaqYDFSlA5v4bCu2dTrh2Yoo1+ypoMjkUpFv9w5C3yh8u4jsRGERf1v75opFLe8AD/UMBaHRL5mAejaWJw3a3+xO0nvEDb9lXrskVZkFWUNTslmkT92OmeWaAxHNgrfr4v8g88uZmwADRm6NKHgnZtwsQRF6l+IMdmhRJCTb8p356gNN2zn2Sfc3vygJVvicXgAit8gtbrdnm3XnIcBrjRzkAin3i1yMArRmP3HY1IlFiKVjeZoiXP7sClpb2SkspCb8aoWxbVP6n0fA1eQAaKmzhnRHYGsfASkBIAC8xt7SLO/QVHA8qnPKAiHqVeiqvPPNcXVdKWprk0BL9QAIN4l3f9LMbzYkppkwBxHB+fEgfn8BIHWb7F88SIh9SjuB9Rxhq7zQ7Tya3Qn4NWmrfCUas66u9DIRPwjSUvNXUzMDwakRUmVy9pyK8i3LvS61ga70p9agS9pOiA9D4zIF+0thx3nUAzH0IuJYT17FV1qwKsi153u2OfS4472ticro3K71ILJlcDtxU79tOfylpNczl+UW2i3NZLYFRdvFMbqDSxam0S96ZaDNCf6ztWjvfDc+bifJde3ZYLZK6x32fP+jNMYIXRjiyRH47bVxX5MDLunGvO9/stnv9vrYpJgFeknRbdoTG6G+uUTCVcwITlc4y85ymg2aZSXVTjM5n/cGApPUi+sCoXI2LKRE11W2wO7ty2ZfxNZ8M7nswfeoWcQ83yAsgoZeYckFl+hHH8i3ZkAGhu1XpUrckKPN3VoSdL6VwakAVHfSvsEZliefExZRPZCha7WhrmYD9/0MKI1htUts5bMFTv91Il8CqU2qOIkdsLmEKoqgp+OwWCXt67OjwuwFvgAXfBIi2LyeGQQrV7/7i2yZemNdxTSyppy4umpZ6rTv6fFTXiLKksdamFPPShfb/1TU4W25Hntq3jIryzHJgPFLw5c78sSsrvgyJgoYbjxND2MdS29eivF8Jj1jsKjr26jkao9KO3kHTEHBuHt7/ngqeLtazVxXuTO4qWAVbOXL4sro3FYXlCTzenRH27KVzcQ9LEOzpNTnbR2CyiXrQfHDI6TYn10o44I4Md99FrkRhk0nCpZhBlbVVRuyVwHdBsTV5FWfVTP+g=="}', '2026-11-21 03:01:01+00');
INSERT INTO idempotency_keys VALUES ('anyone', 'XMl-LqNx7_IR2l5bVVqUZ3QzhGxcv4_aXhOcAUuF-Co', '/order/user/none_register', '-evWL9fuAjHhgad5uV7HPTorNuHYpTErRk3FtA2fwQg', '{"iv": "Ul/MnYwpDxRD/6nZ", "tag": "yowN0KLCPV47uBUifEiu0g==", "text": "IU1p1E4C/0kd6B9NI3H9KU+aY75J4rOoUK9/y/LBFpr9T0VJQiOsUyhzKQyl18ps/g+7iyNzFupXdcdcwskAQr7za/RRGKt9wfmwR361E5uzCo0fvB8mLKLOh7io4D6EZXGImS/8jWyR7t0fxKjdYpGpnaEQlhl90u9UVryF9TVVNoHGI2ET35188OhkD+rLtjhp5ntHEXzZml9F"}', '2026-11-21 03:01:01+00');
INSERT INTO informs VALUES ('a8e23eca-1469-4469-84f1-009f2d57abec', 'm-mcG8GQHJWTSi5As1', 'diner', NULL, 'value_credited', '残高が加算されました。 ¥5,500', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('c569ee6a-cd84-452d-b8ee-77ed01552bcf', 'm-mcG8GQHJWTSi5As1', 'diner', NULL, 'value_credited', '残高が加算されました。 ¥1,000', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('7c3afe8e-7596-4f79-8133-3b55001e5aa8', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-XYWJKEFX6H', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('c57a516d-2b9d-42d0-a546-b8fb871b74b5', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-XYWJKEFX6H', 'order_accepted', 'お店がご注文を確認しました。ご用意しております。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('1338e153-7fc5-4e59-a025-8be1b405e03f', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-XYWJKEFX6H', 'order_completed', 'ご注文の品をすべてお届けしました。ごゆっくりお召し上がりください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('d366e095-82ff-441d-b591-126ccdcacb71', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-XYWJKEFX6H', 'order_settled', 'お会計が完了しました。ご利用ありがとうございました。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('ab522333-b366-4f63-b4e3-52c74232f3c0', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-3H1NEXVSWP', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('c40b4a8e-749a-4d7f-851a-25a77445906a', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-3H1NEXVSWP', 'payment_received', 'お支払いを確認しました。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('f295895d-aef7-43d7-8d7e-7fbea94c1907', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-BJNTZ987FG', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('e0994643-c8ac-493c-b8e5-1fa5bcb594ac', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-BJNTZ987FG', 'payment_received', 'お支払いを確認しました。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('ef63c655-08a6-48cf-a4b0-90339b3add6a', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-S5CH9B1F8T', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('ac8923aa-5f8f-4c72-9ac1-bc2ed0f608f4', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-S5CH9B1F8T', 'payment_received', 'お支払いを確認しました。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('e2037ee9-23e3-4305-9f4d-e856fc47cb48', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-S5CH9B1F8T', 'order_accepted', 'お店がご注文を確認しました。ご用意しております。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('ebca3f7e-f885-404a-b8a5-ea89db0f99bb', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-S5CH9B1F8T', 'order_cancelled', 'ご注文がキャンセルされました。 none left', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('587bb486-cda3-4c77-a240-ed0c3a3a1821', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-S5CH9B1F8T', 'payment_refunded', 'お支払いを返金いたしました。 none left', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('3138264b-1370-48e3-b2e4-98e8554d522e', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-HHS0QFZ1R7', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('67350c9d-8a29-4a03-a780-719bc12bc0a4', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-V4Y7R9YMK3', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('f79da31c-9dd9-4eec-82d4-03e0f2aafbbd', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-V4Y7R9YMK3', 'order_cancelled', 'ご注文がキャンセルされました。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('a756f6bb-1e03-45fc-866c-acb9aeb8a84b', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-BBTA6QF0VV', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('44430b3b-b8aa-4e39-aa83-0df98e7502ba', 'm-mcG8GQHJWTSi5As1', 'diner', '261121-EH2RHBSSAY', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('a313317d-ca60-41a3-9887-eb59f17d26c7', 'm-mcG8GQHJWTSi5As1', 'leaf', '261121-Q1SE2PX88W', 'order_placed', 'ご注文を承りました。お店の確認をお待ちください。', '2026-11-21 03:01:01+00', NULL);
INSERT INTO informs VALUES ('ba675fdd-fdd5-49da-a3c7-eb8df4f49acc', 'v-amglNjSPh_dX1ESc', 'diner', '261121-JQBFDY1VT2', 'order_placed', 'Your order has been sent. Please wait for the store to confirm it.', '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_accounts VALUES ('member:m-mcG8GQHJWTSi5As1:diner:wallet_bonus', 'wallet_bonus', 'm-mcG8GQHJWTSi5As1', 'diner', 500, '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_accounts VALUES ('holding:3dddb450-5743-4d65-8b60-3738c1e5d7f0', 'voucher', 'm-mcG8GQHJWTSi5As1', 'diner', 1000, '2026-11-21 03:01:01+00', '3dddb450-5743-4d65-8b60-3738c1e5d7f0');
INSERT INTO ledger_accounts VALUES ('store:diner:bonus', 'bonus', NULL, 'diner', -600, '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_accounts VALUES ('store:diner:gateway', 'gateway', NULL, 'diner', -5900, '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_accounts VALUES ('member:m-mcG8GQHJWTSi5As1:diner:wallet', 'wallet', 'm-mcG8GQHJWTSi5As1', 'diner', 4700, '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_accounts VALUES ('store:diner:revenue', 'revenue', NULL, 'diner', 300, '2026-11-21 03:01:01+00', NULL);
INSERT INTO ledger_entries VALUES ('top-up R261121-XAJFPFZB4N member:m-mcG8GQHJWTSi5As1:diner:wallet', 'top-up R261121-XAJFPFZB4N', 'member:m-mcG8GQHJWTSi5As1:diner:wallet', 5000, 5000, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('top-up R261121-XAJFPFZB4N store:diner:gateway', 'top-up R261121-XAJFPFZB4N', 'store:diner:gateway', -5000, -5000, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('bonus R261121-XAJFPFZB4N member:m-mcG8GQHJWTSi5As1:diner:wallet_bonus', 'bonus R261121-XAJFPFZB4N', 'member:m-mcG8GQHJWTSi5As1:diner:wallet_bonus', 500, 500, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('bonus R261121-XAJFPFZB4N store:diner:bonus', 'bonus R261121-XAJFPFZB4N', 'store:diner:bonus', -500, -500, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('top-up R261121-9Z5G0V64P2 holding:3dddb450-5743-4d65-8b60-3738c1e5d7f0', 'top-up R261121-9Z5G0V64P2', 'holding:3dddb450-5743-4d65-8b60-3738c1e5d7f0', 1000, 1000, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('top-up R261121-9Z5G0V64P2 store:diner:bonus', 'top-up R261121-9Z5G0V64P2', 'store:diner:bonus', -100, -600, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('top-up R261121-9Z5G0V64P2 store:diner:gateway', 'top-up R261121-9Z5G0V64P2', 'store:diner:gateway', -900, -5900, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('spend 5Ks5gx2S1g7iAtsF0X1dX8Wt member:m-mcG8GQHJWTSi5As1:diner:wallet', 'spend 5Ks5gx2S1g7iAtsF0X1dX8Wt', 'member:m-mcG8GQHJWTSi5As1:diner:wallet', -300, 4700, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('spend 5Ks5gx2S1g7iAtsF0X1dX8Wt store:diner:revenue', 'spend 5Ks5gx2S1g7iAtsF0X1dX8Wt', 'store:diner:revenue', 300, 300, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('spend SLbxPQd2xDyUfJZh2Td5cMGT member:m-mcG8GQHJWTSi5As1:diner:wallet', 'spend SLbxPQd2xDyUfJZh2Td5cMGT', 'member:m-mcG8GQHJWTSi5As1:diner:wallet', -300, 4400, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('spend SLbxPQd2xDyUfJZh2Td5cMGT store:diner:revenue', 'spend SLbxPQd2xDyUfJZh2Td5cMGT', 'store:diner:revenue', 300, 600, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('refund SLbxPQd2xDyUfJZh2Td5cMGT member:m-mcG8GQHJWTSi5As1:diner:wallet', 'refund SLbxPQd2xDyUfJZh2Td5cMGT', 'member:m-mcG8GQHJWTSi5As1:diner:wallet', 300, 4700, '2026-11-21 03:01:01+00');
INSERT INTO ledger_entries VALUES ('refund SLbxPQd2xDyUfJZh2Td5cMGT store:diner:revenue', 'refund SLbxPQd2xDyUfJZh2Td5cMGT', 'store:diner:revenue', -300, 300, '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('top-up R261121-XAJFPFZB4N', 'top_up', 'top-up R261121-XAJFPFZB4N', NULL, 'diner', '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('bonus R261121-XAJFPFZB4N', 'bonus', 'bonus R261121-XAJFPFZB4N', NULL, 'diner', '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('top-up R261121-9Z5G0V64P2', 'top_up', 'top-up R261121-9Z5G0V64P2', NULL, 'diner', '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('spend 5Ks5gx2S1g7iAtsF0X1dX8Wt', 'spend', 'spend 5Ks5gx2S1g7iAtsF0X1dX8Wt', '261121-BJNTZ987FG', 'diner', '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('spend SLbxPQd2xDyUfJZh2Td5cMGT', 'spend', 'spend SLbxPQd2xDyUfJZh2Td5cMGT', '261121-S5CH9B1F8T', 'diner', '2026-11-21 03:01:01+00');
INSERT INTO ledger_transfers VALUES ('refund SLbxPQd2xDyUfJZh2Td5cMGT', 'refund', 'refund SLbxPQd2xDyUfJZh2Td5cMGT', '261121-S5CH9B1F8T', 'diner', '2026-11-21 03:01:01+00');
INSERT INTO limits VALUES ('desk password', '198.51.100.12', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('desk password of all', 'all', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('codes of an address', '198.18.0.1', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('codes of a phone', 'gXLMlpEel0lVZounV1bPrN-Gwyp7W4_LEPtljHTBL18', '2026-11-21 00:00:00+00', 1);
INSERT INTO limits VALUES ('codes of all', 'all', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('register', '198.18.0.1', '2026-11-21 03:01:00+00', 1);
INSERT INTO limits VALUES ('wrong codes of an address', '198.18.0.1', '2026-11-21 03:00:00+00', 0);
INSERT INTO limits VALUES ('wrong codes of a phone', 'gXLMlpEel0lVZounV1bPrN-Gwyp7W4_LEPtljHTBL18', '2026-11-21 00:00:00+00', 0);
INSERT INTO limits VALUES ('uploads by address', '192.0.2.7', '2026-11-21 03:00:00+00', 2);
INSERT INTO limits VALUES ('uploads by member', 'm-mcG8GQHJWTSi5As1', '2026-11-21 03:00:00+00', 2);
INSERT INTO limits VALUES ('sandbox vault', '192.0.2.1', '2026-11-21 03:01:00+00', 1);
INSERT INTO limits VALUES ('feedback', '192.0.2.1', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('use tickets of a member', 'm-mcG8GQHJWTSi5As1', '2026-11-21 03:00:00+00', 1);
INSERT INTO limits VALUES ('none_register', '192.0.2.1', '2026-11-21 03:01:00+00', 3);
INSERT INTO mall_categories VALUES ('teas', '{"en": "Teas (en)", "ja": "Teas", "ko": "Teas (ko)", "tw": "Teas (tw)", "zh": "Teas (zh)"}', 1);
INSERT INTO mall_categories VALUES ('drinks', '{"en": "Drinks (en)", "ja": "Drinks", "ko": "Drinks (ko)", "tw": "Drinks (tw)", "zh": "Drinks (zh)"}', 2);
INSERT INTO mall_categories VALUES ('sweets', '{"en": "Sweets (en)", "ja": "Sweets", "ko": "Sweets (ko)", "tw": "Sweets (tw)", "zh": "Sweets (zh)"}', 3);
INSERT INTO mall_categories VALUES ('nothing', '{"en": "Nothing (en)", "ja": "Nothing", "ko": "Nothing (ko)", "tw": "Nothing (tw)", "zh": "Nothing (zh)"}', 4);
INSERT INTO member_coupons VALUES ('d7849c41-a231-4e9c-ab84-1ddd3fcd8576', '2df65384-bbcd-4d99-b2ac-697b3170eb08', 'm-mcG8GQHJWTSi5As1', '2026-11-21 02:00:00+00', '2026-11-21 08:00:00+00', NULL, NULL);
INSERT INTO member_coupons VALUES ('3966a045-0c25-4a86-8b97-e4153fd68e9c', 'd73bba11-4c74-47ed-b712-0ac5f0486387', 'm-mcG8GQHJWTSi5As1', '2026-11-21 02:00:00+00', '2026-11-21 08:00:00+00', '2026-11-21 03:01:01+00', '261121-3H1NEXVSWP');
INSERT INTO members VALUES ('m-mcG8GQHJWTSi5As1', 'member', '', 'ja', 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '2026-11-21 03:01:01+00', NULL, '', '', 0, '+819010000001', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$LtmTv2UmGPA98CAOKaY34g$WgFcDqAEsah89nFexDzKSqsTldIGO5LXj0/xhHrkG90', 0, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL);
INSERT INTO members VALUES ('v-DA4mHuyk4xJwVjr5', 'visitor', '', 'ja', 'member-Ap-t7YyAjJvM4pZaf5x6xpI-', '2026-11-21 03:01:01+00', NULL, '', '', 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO members VALUES ('v-amglNjSPh_dX1ESc', 'visitor', '', 'en', 'member--sedTIyuNg_x6raBWtLuVYwY', '2026-11-21 03:01:01+00', NULL, '', '', 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO members VALUES ('v-nuJfqwaqahI7UDLX', 'visitor', '', 'ja', 'member-COAC2yGgrjKDi2uFTkIuvtYd', '2026-11-21 03:01:01+00', NULL, '', '', 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO migrations VALUES (1795259436804);
INSERT INTO migrations VALUES (1795266622644);
INSERT INTO migrations VALUES (1795267884064);
INSERT INTO migrations VALUES (1795271031441);
INSERT INTO migrations VALUES (1795272222267);
INSERT INTO migrations VALUES (1795272960299);
INSERT INTO migrations VALUES (1795278897603);
INSERT INTO migrations VALUES (1795279760870);
INSERT INTO migrations VALUES (1795281291146);
INSERT INTO migrations VALUES (1795282078257);
INSERT INTO migrations VALUES (1795282092296);
INSERT INTO migrations VALUES (1795282247636);
INSERT INTO migrations VALUES (1795290620280);
INSERT INTO migrations VALUES (1795290746220);
INSERT INTO migrations VALUES (1795291640776);
INSERT INTO migrations VALUES (1795293894866);
INSERT INTO migrations VALUES (1795295906535);
INSERT INTO migrations VALUES (1795307206547);
INSERT INTO order_lines VALUES ('f9add42f-ee25-4aed-a540-2ae9aa25ac74', '261121-XYWJKEFX6H', 1, 0, 'ramen', '{"en": "Shoyu Ramen", "ja": "しょうゆラーメン", "ko": "しょうゆラーメン (ko)", "tw": "しょうゆラーメン (tw)", "zh": "しょうゆラーメン (zh)"}', '["hard", "egg"]', '{"en": "hard (en) / egg (en)", "ja": "hard / egg", "ko": "hard (ko) / egg (ko)", "tw": "hard (tw) / egg (tw)", "zh": "hard (zh) / egg (zh)"}', NULL, 1, 1000, 1000, 'food', NULL);
INSERT INTO order_lines VALUES ('7caf20ae-dc11-440b-8f8a-258670ab0420', '261121-XYWJKEFX6H', 1, 1, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('7f0c6007-b976-48f9-b7d2-31920156814d', '261121-3H1NEXVSWP', 1, 0, 'ramen', '{"en": "Shoyu Ramen", "ja": "しょうゆラーメン", "ko": "しょうゆラーメン (ko)", "tw": "しょうゆラーメン (tw)", "zh": "しょうゆラーメン (zh)"}', '["hard", "egg"]', '{"en": "hard (en) / egg (en)", "ja": "hard / egg", "ko": "hard (ko) / egg (ko)", "tw": "hard (tw) / egg (tw)", "zh": "hard (zh) / egg (zh)"}', NULL, 1, 1000, 1000, 'food', NULL);
INSERT INTO order_lines VALUES ('364307e1-4149-4b74-8201-f3c6364dff98', '261121-BJNTZ987FG', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('68d19ae9-f225-449b-a4ed-a8ace2d0c04b', '261121-S5CH9B1F8T', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('65d4dbd8-9452-4280-ba5c-44d3a64eb04b', '261121-HHS0QFZ1R7', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('fa921523-a80c-4473-8541-04512a681572', '261121-V4Y7R9YMK3', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('fda6cbba-7251-44a5-83a0-3f3c676e4fcc', '261121-BBTA6QF0VV', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('3e971f6c-7abb-46e0-a272-14d1c4f92533', '261121-EH2RHBSSAY', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('320b844a-229f-4565-b995-be8a4bfc5256', '261121-Q1SE2PX88W', 1, 0, 'sencha', '{"en": "sencha (en)", "ja": "sencha", "ko": "sencha (ko)", "tw": "sencha (tw)", "zh": "sencha (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 1000, 1000, 'food', NULL);
INSERT INTO order_lines VALUES ('1f9e01ab-3d64-4e7e-a207-91a5d220e853', '261121-JQBFDY1VT2', 1, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_lines VALUES ('b9b82b3a-78bb-4843-a39b-902cb1ad7eb4', '261121-JQBFDY1VT2', 2, 0, 'tea', '{"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}', '[]', '{"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}', NULL, 1, 300, 300, 'food', NULL);
INSERT INTO order_rounds VALUES ('261121-XYWJKEFX6H', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000001', 1300, '', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO order_rounds VALUES ('261121-3H1NEXVSWP', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000002', 900, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-BJNTZ987FG', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000003', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-S5CH9B1F8T', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000004', 300, '', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO order_rounds VALUES ('261121-HHS0QFZ1R7', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000005', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-V4Y7R9YMK3', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000006', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-BBTA6QF0VV', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000007', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-EH2RHBSSAY', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000008', 600, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-Q1SE2PX88W', 1, 'm-mcG8GQHJWTSi5As1', 'attempt-000000000009', 1700, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-JQBFDY1VT2', 1, 'v-amglNjSPh_dX1ESc', 'attempt-000000000010', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO order_rounds VALUES ('261121-JQBFDY1VT2', 2, 'v-amglNjSPh_dX1ESc', 'attempt-000000000011', 300, '', '2026-11-21 03:01:01+00', NULL);
INSERT INTO orders VALUES ('261121-XYWJKEFX6H', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'abf963f6-721a-41a6-950f-9aad62cf32d3', 'diner-T1', 'T1', true, 1, NULL, '', '', 3, 1, 1, true, false, '001', '{"taxes": [{"tax": 118, "rate": 10, "taxable": 1300}], "total": 1300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 1300, "goods_discount": 0, "goods_subtotal": 1300, "coupon_discount": 0}', 1300, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, '', NULL, NULL, '', '', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-EH2RHBSSAY', 'm-mcG8GQHJWTSi5As1', 'diner', 3, NULL, NULL, NULL, true, 0, NULL, '', '', 0, 0, 7, false, false, '', '{"taxes": [{"tax": 22, "rate": 8, "taxable": 300}, {"tax": 27, "rate": 10, "taxable": 300}], "total": 600, "cover_charge": 0, "delivery_fee": 300, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 600, '{"name": "山田", "phone": "09012345678", "detail": "201", "address": "東京都港区芝公園4-2-8", "postal_code": "1050011"}', NULL, NULL, '2026-11-21 04:00:00+00', NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, NULL, '山田', '+819012345678', NULL, 0, 3187, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-3H1NEXVSWP', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 'T1', true, 1, NULL, '', '', 0, 1, 5, true, false, '002', '{"taxes": [{"tax": 81, "rate": 10, "taxable": 900}], "total": 900, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 1000, "goods_discount": 0, "goods_subtotal": 1000, "coupon_discount": 100}', 900, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, 'XYdbnyu6jybDHX2vwQJiTJaf', '', '', NULL, 0, NULL, '', '', NULL, '', '', '3966a045-0c25-4a86-8b97-e4153fd68e9c', 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-S5CH9B1F8T', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 'T1', true, 1, NULL, '', '', -1, 3, 8, true, false, '004', '{"taxes": [{"tax": 27, "rate": 10, "taxable": 300}], "total": 300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 300, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, NULL, '2026-11-21 03:01:01+00', 'none left', NULL, 'SLbxPQd2xDyUfJZh2Td5cMGT', '', '', NULL, 0, NULL, '', '', NULL, 'none left', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-BJNTZ987FG', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 'T1', true, 1, NULL, '', '', 0, 1, 8, true, false, '003', '{"taxes": [{"tax": 27, "rate": 10, "taxable": 300}], "total": 300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 300, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, '5Ks5gx2S1g7iAtsF0X1dX8Wt', '', '', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-Q1SE2PX88W', 'm-mcG8GQHJWTSi5As1', 'leaf', 4, NULL, NULL, NULL, true, 0, NULL, '', '', 0, 0, 7, false, false, '', '{"taxes": [{"tax": 74, "rate": 8, "taxable": 1000}, {"tax": 63, "rate": 10, "taxable": 700}], "total": 1700, "cover_charge": 0, "delivery_fee": 700, "list_subtotal": 1000, "goods_discount": 0, "goods_subtotal": 1000, "coupon_discount": 0}', 1700, '{"name": "山田", "phone": "09012345678", "detail": "201", "address": "東京都港区芝公園4-2-8", "postal_code": "1050011"}', NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, NULL, '山田', '+819012345678', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[{"temperature": "ambient", "delivery_number": "", "delivery_company": "ヤマト運輸"}]', 'Zg5u7DsBDswDGz1Z', false);
INSERT INTO orders VALUES ('261121-HHS0QFZ1R7', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 'T1', true, 1, NULL, '', '', 0, 0, 4, true, false, '005', '{"taxes": [{"tax": 27, "rate": 10, "taxable": 300}], "total": 300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 300, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', '2026-11-21 03:16:01+00', 'FwYUDXI6dcezG7f911nTYOa8', '', '', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-V4Y7R9YMK3', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 'T1', true, 1, NULL, '', '', -1, 0, 1, false, false, '006', '{"taxes": [{"tax": 27, "rate": 10, "taxable": 300}], "total": 300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 300, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, '2026-11-21 03:01:01+00', '', NULL, NULL, '', '', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-BBTA6QF0VV', 'm-mcG8GQHJWTSi5As1', 'diner', 2, NULL, NULL, NULL, true, 0, NULL, '', '', 0, 0, 1, false, false, '007', '{"taxes": [{"tax": 22, "rate": 8, "taxable": 300}], "total": 300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 300, "goods_discount": 0, "goods_subtotal": 300, "coupon_discount": 0}', 300, NULL, NULL, NULL, NULL, '2026-11-21 03:30:00+00', '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, NULL, '山田花子', '+819012345678', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO orders VALUES ('261121-JQBFDY1VT2', 'v-amglNjSPh_dX1ESc', 'diner', 1, '1eb59b31-8f37-44c4-99c9-0c8815254af6', 'diner-T2', 'T2', false, 1, NULL, '', '', 0, 0, 1, false, false, '008', '{"taxes": [{"tax": 54, "rate": 10, "taxable": 600}], "total": 600, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 600, "goods_discount": 0, "goods_subtotal": 600, "coupon_discount": 0}', 600, NULL, NULL, NULL, NULL, NULL, '2026-11-21 03:01:01+00', NULL, NULL, NULL, NULL, '', NULL, NULL, '', '', NULL, 0, NULL, '', '', NULL, '', '', NULL, 0, NULL, NULL, '[]', NULL, false);
INSERT INTO outbox VALUES (1, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "value_credited", "content": "残高が加算されました。 ¥5,500", "order_no": null, "store_id": "diner", "inform_id": "a8e23eca-1469-4469-84f1-009f2d57abec"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (2, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "value_credited", "content": "残高が加算されました。 ¥1,000", "order_no": null, "store_id": "diner", "inform_id": "c569ee6a-cd84-452d-b8ee-77ed01552bcf"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (3, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-XYWJKEFX6H", "store_id": "diner", "inform_id": "7c3afe8e-7596-4f79-8133-3b55001e5aa8"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (4, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (5, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_accepted", "content": "お店がご注文を確認しました。ご用意しております。", "order_no": "261121-XYWJKEFX6H", "store_id": "diner", "inform_id": "c57a516d-2b9d-42d0-a546-b8fb871b74b5"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (6, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (7, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_completed", "content": "ご注文の品をすべてお届けしました。ごゆっくりお召し上がりください。", "order_no": "261121-XYWJKEFX6H", "store_id": "diner", "inform_id": "1338e153-7fc5-4e59-a025-8be1b405e03f"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (8, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (9, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_settled", "content": "お会計が完了しました。ご利用ありがとうございました。", "order_no": "261121-XYWJKEFX6H", "store_id": "diner", "inform_id": "d366e095-82ff-441d-b591-126ccdcacb71"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (10, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (11, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-3H1NEXVSWP", "store_id": "diner", "inform_id": "ab522333-b366-4f63-b4e3-52c74232f3c0"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (12, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (13, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (14, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "payment_received", "content": "お支払いを確認しました。", "order_no": "261121-3H1NEXVSWP", "store_id": "diner", "inform_id": "c40b4a8e-749a-4d7f-851a-25a77445906a"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (15, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO outbox VALUES (16, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-BJNTZ987FG", "store_id": "diner", "inform_id": "f295895d-aef7-43d7-8d7e-7fbea94c1907"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (17, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (18, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (19, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "payment_received", "content": "お支払いを確認しました。", "order_no": "261121-BJNTZ987FG", "store_id": "diner", "inform_id": "e0994643-c8ac-493c-b8e5-1fa5bcb594ac"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (20, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (21, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-S5CH9B1F8T", "store_id": "diner", "inform_id": "ef63c655-08a6-48cf-a4b0-90339b3add6a"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (22, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (23, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (24, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "payment_received", "content": "お支払いを確認しました。", "order_no": "261121-S5CH9B1F8T", "store_id": "diner", "inform_id": "ac8923aa-5f8f-4c72-9ac1-bc2ed0f608f4"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (25, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (26, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_accepted", "content": "お店がご注文を確認しました。ご用意しております。", "order_no": "261121-S5CH9B1F8T", "store_id": "diner", "inform_id": "e2037ee9-23e3-4305-9f4d-e856fc47cb48"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (27, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (28, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_cancelled", "content": "ご注文がキャンセルされました。 none left", "order_no": "261121-S5CH9B1F8T", "store_id": "diner", "inform_id": "ebca3f7e-f885-404a-b8a5-ea89db0f99bb"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (29, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (30, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "payment_refunded", "content": "お支払いを返金いたしました。 none left", "order_no": "261121-S5CH9B1F8T", "store_id": "diner", "inform_id": "587bb486-cda3-4c77-a240-ed0c3a3a1821"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (31, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-HHS0QFZ1R7", "store_id": "diner", "inform_id": "3138264b-1370-48e3-b2e4-98e8554d522e"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (32, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (33, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (34, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-V4Y7R9YMK3", "store_id": "diner", "inform_id": "67350c9d-8a29-4a03-a780-719bc12bc0a4"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (35, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (36, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_cancelled", "content": "ご注文がキャンセルされました。", "order_no": "261121-V4Y7R9YMK3", "store_id": "diner", "inform_id": "f79da31c-9dd9-4eec-82d4-03e0f2aafbbd"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (37, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (38, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-BBTA6QF0VV", "store_id": "diner", "inform_id": "a756f6bb-1e03-45fc-866c-acb9aeb8a84b"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (39, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-EH2RHBSSAY", "store_id": "diner", "inform_id": "44430b3b-b8aa-4e39-aa83-0df98e7502ba"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (40, 'member-XAl2tjk93Qj6ndjIDCiBxoBJ', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "ご注文を承りました。お店の確認をお待ちください。", "order_no": "261121-Q1SE2PX88W", "store_id": "leaf", "inform_id": "a313317d-ca60-41a3-9887-eb59f17d26c7"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (41, 'member--sedTIyuNg_x6raBWtLuVYwY', '{"time": "2026-11-21T03:01:01.000Z", "event": "order_placed", "content": "Your order has been sent. Please wait for the store to confirm it.", "order_no": "261121-JQBFDY1VT2", "store_id": "diner", "inform_id": "ba675fdd-fdd5-49da-a3c7-eb8df4f49acc"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (42, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO outbox VALUES (43, 'store-diner', '{"signal": "table_changed", "store_id": "diner"}', '2026-11-21 03:01:01+00', NULL);
INSERT INTO payments VALUES ('u_bXdj6934DlUoZmsTv4LkUH', NULL, 'm-mcG8GQHJWTSi5As1', 5000, 5, 'paid', 'card-pOg2MTXEFD5ILgKVzoOUvhRL', NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 'c-uXV00owpKhsCofyK', 'R261121-XAJFPFZB4N', false);
INSERT INTO payments VALUES ('IugfHg1zmoo_ryaT5RLVgvWb', NULL, 'm-mcG8GQHJWTSi5As1', 900, 5, 'paid', 'card-tDSQm2BxkHELSUtz39ZHzx7s', NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 'c-uXV00owpKhsCofyK', 'R261121-9Z5G0V64P2', false);
INSERT INTO payments VALUES ('XYdbnyu6jybDHX2vwQJiTJaf', '261121-3H1NEXVSWP', 'm-mcG8GQHJWTSi5As1', 900, 5, 'paid', 'card-LuivIxiWzKWnYhjdaLb2OUDh', NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 'c-uXV00owpKhsCofyK', NULL, false);
INSERT INTO payments VALUES ('5Ks5gx2S1g7iAtsF0X1dX8Wt', '261121-BJNTZ987FG', 'm-mcG8GQHJWTSi5As1', 300, 8, 'paid', 'wallet-5Ks5gx2S1g7iAtsF0X1dX8Wt', NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, NULL, false);
INSERT INTO payments VALUES ('SLbxPQd2xDyUfJZh2Td5cMGT', '261121-S5CH9B1F8T', 'm-mcG8GQHJWTSi5As1', 300, 8, 'refunded', 'wallet-SLbxPQd2xDyUfJZh2Td5cMGT', NULL, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, NULL, false);
INSERT INTO payments VALUES ('FwYUDXI6dcezG7f911nTYOa8', '261121-HHS0QFZ1R7', 'm-mcG8GQHJWTSi5As1', 300, 4, 'created', 'F3Ct7jk5xDvrgbHXbHCB7zm7', 'http://provider.test/sandbox/pay/F3Ct7jk5xDvrgbHXbHCB7zm7?language=ja', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL, NULL, false);
INSERT INTO receipt_numbers VALUES ('diner', 2026, 1);
INSERT INTO receipts VALUES ('2026-000001', '261121-XYWJKEFX6H', 'm-mcG8GQHJWTSi5As1', 2, '{"bill": {"taxes": [{"tax": 118, "rate": 10, "taxable": 1300}], "total": 1300, "cover_charge": 0, "delivery_fee": 0, "list_subtotal": 1300, "goods_discount": 0, "goods_subtotal": 1300, "coupon_discount": 0}, "lines": [{"name": {"en": "Shoyu Ramen", "ja": "しょうゆラーメン", "ko": "しょうゆラーメン (ko)", "tw": "しょうゆラーメン (tw)", "zh": "しょうゆラーメン (zh)"}, "number": 1, "tax_rate": 10, "tax_class": "food", "is_reduced": false, "unit_price": 1000, "option_name": {"en": "hard (en) / egg (en)", "ja": "hard / egg", "ko": "hard (ko) / egg (ko)", "tw": "hard (tw) / egg (tw)", "zh": "hard (zh) / egg (zh)"}}, {"name": {"en": "tea (en)", "ja": "tea", "ko": "tea (ko)", "tw": "tea (tw)", "zh": "tea (zh)"}, "number": 1, "tax_rate": 10, "tax_class": "food", "is_reduced": false, "unit_price": 300, "option_name": {"en": "", "ja": "", "ko": "", "tw": "", "zh": ""}}], "title": "株式会社のれん", "is_copy": false, "sent_to": null, "language": "ja", "order_no": "261121-XYWJKEFX6H", "pay_type": 1, "time_zone": "Asia/Tokyo", "issue_time": "2026-11-21T03:01:01.000Z", "order_type": 1, "receipt_no": "2026-000001", "store_name": {"en": "Store diner (en)", "ja": "Store diner", "ko": "Store diner (ko)", "tw": "Store diner (tw)", "zh": "Store diner (zh)"}, "trade_time": "2026-11-21T03:01:01.000Z", "issuer_name": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "issuer_phone": "0312345678", "stored_total": 0, "issuer_address": {"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}, "registration_number": null}', '_TehIGel5vjHxeUYD2lkgntYTf4UKo25', '2026-11-21 03:01:01+00', 'diner', 1, NULL);
INSERT INTO refill_cards VALUES ('f5da66a1-460b-4370-a145-5fdf853ad819', 'm-mcG8GQHJWTSi5As1', 'diner', '2027-05-20 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO refill_offers VALUES ('three', 'diner', 1, '{"en": "three (en)", "ja": "three", "ko": "three (ko)", "tw": "three (tw)", "zh": "three (zh)"}', '{"en": "About three (en)", "ja": "About three", "ko": "About three (ko)", "tw": "About three (tw)", "zh": "About three (zh)"}', NULL, 3000, 3000, 180, '{}', 0, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('five', 'diner', 1, '{"en": "five (en)", "ja": "five", "ko": "five (ko)", "tw": "five (tw)", "zh": "five (zh)"}', '{"en": "About five (en)", "ja": "About five", "ko": "About five (ko)", "tw": "About five (tw)", "zh": "About five (zh)"}', NULL, 5000, 5500, 180, '{}', 0, 1, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('any', 'diner', 1, '{"en": "any (en)", "ja": "any", "ko": "any (ko)", "tw": "any (tw)", "zh": "any (zh)"}', '{"en": "About any (en)", "ja": "About any", "ko": "About any (ko)", "tw": "About any (tw)", "zh": "About any (zh)"}', NULL, 500, 10000, 180, '{}', 1, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('teas', 'diner', 2, '{"en": "teas (en)", "ja": "teas", "ko": "teas (ko)", "tw": "teas (tw)", "zh": "teas (zh)"}', '{"en": "About teas (en)", "ja": "About teas", "ko": "About teas (ko)", "tw": "About teas (tw)", "zh": "About teas (zh)"}', NULL, 900, 1000, 30, '{tea}', 0, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('all', 'diner', 2, '{"en": "all (en)", "ja": "all", "ko": "all (ko)", "tw": "all (tw)", "zh": "all (zh)"}', '{"en": "About all (en)", "ja": "About all", "ko": "About all (ko)", "tw": "About all (tw)", "zh": "About all (zh)"}', NULL, 2000, 2000, 30, '{}', 0, 1, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('gone', 'diner', 1, '{"en": "gone (en)", "ja": "gone", "ko": "gone (ko)", "tw": "gone (tw)", "zh": "gone (zh)"}', '{"en": "About gone (en)", "ja": "About gone", "ko": "About gone (ko)", "tw": "About gone (tw)", "zh": "About gone (zh)"}', NULL, 3000, 3000, NULL, '{}', 0, 0, true, '2026-11-21 03:00:00+00');
INSERT INTO refill_offers VALUES ('cover-three', 'cover', 1, '{"en": "cover-three (en)", "ja": "cover-three", "ko": "cover-three (ko)", "tw": "cover-three (tw)", "zh": "cover-three (zh)"}', '{"en": "About cover-three (en)", "ja": "About cover-three", "ko": "About cover-three (ko)", "tw": "About cover-three (tw)", "zh": "About cover-three (zh)"}', NULL, 3000, 3000, NULL, '{}', 0, 0, false, '2026-11-21 03:00:00+00');
INSERT INTO refill_orders VALUES ('R261121-XAJFPFZB4N', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'five', '{"en": "five (en)", "ja": "five", "ko": "five (ko)", "tw": "five (tw)", "zh": "five (zh)"}', '{"en": "About five (en)", "ja": "About five", "ko": "About five (ko)", "tw": "About five (tw)", "zh": "About five (zh)"}', NULL, 5000, 5500, 180, '{}', 'f5da66a1-460b-4370-a145-5fdf853ad819', 1, 5, 'u_bXdj6934DlUoZmsTv4LkUH', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 5500, NULL);
INSERT INTO refill_orders VALUES ('R261121-9Z5G0V64P2', 'm-mcG8GQHJWTSi5As1', 'diner', 2, 'teas', '{"en": "teas (en)", "ja": "teas", "ko": "teas (ko)", "tw": "teas (tw)", "zh": "teas (zh)"}', '{"en": "About teas (en)", "ja": "About teas", "ko": "About teas (ko)", "tw": "About teas (tw)", "zh": "About teas (zh)"}', NULL, 900, 1000, 30, '{tea}', '3dddb450-5743-4d65-8b60-3738c1e5d7f0', 1, 5, 'IugfHg1zmoo_ryaT5RLVgvWb', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 1000, NULL);
INSERT INTO reviews VALUES ('d5647f69-d6e3-4f3f-b7d5-cae997fdb0a5', 'diner', '261121-XYWJKEFX6H', 'm-mcG8GQHJWTSi5As1', '', 4, '{"en": "おいしかったです", "ja": "おいしかったです", "ko": "おいしかったです", "tw": "おいしかったです", "zh": "おいしかったです"}', '[{"src": "/uploads/YaXONLz_DuqThhIiCQK6sPNC", "tint": "#7f007f", "ratio": 0.75, "widths": [64]}]', '2026-11-21 03:01:01+00', NULL, NULL);
INSERT INTO sandbox_cards VALUES ('card_xEQXH3FdVsMcPEh7sV12kDZmn_5321qDucJSOxP7rCA', 'visa', '4242', '12/40', 'approve', '2026-11-21 03:01:01+00');
INSERT INTO sandbox_payments VALUES ('keep-l5Q1NBYmutVof_WuVRg0fuesspOQGkJ9QwuZED2FSWE', 0, 'card', '', 'approved', false, NULL, 'visa', '4242', 'http://provider.test/cardList?card_id=c-uXV00owpKhsCofyK', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 0, '{}');
INSERT INTO sandbox_payments VALUES ('card-pOg2MTXEFD5ILgKVzoOUvhRL', 5000, 'card', 'Store diner', 'approved', false, NULL, 'visa', '4242', 'http://provider.test/payLoading?trans_id=u_bXdj6934DlUoZmsTv4LkUH&storeId=diner', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 0, '{}');
INSERT INTO sandbox_payments VALUES ('card-tDSQm2BxkHELSUtz39ZHzx7s', 900, 'card', 'Store diner', 'approved', false, NULL, 'visa', '4242', 'http://provider.test/payLoading?trans_id=IugfHg1zmoo_ryaT5RLVgvWb&storeId=diner', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 0, '{}');
INSERT INTO sandbox_payments VALUES ('card-LuivIxiWzKWnYhjdaLb2OUDh', 900, 'card', 'Store diner', 'approved', false, NULL, 'visa', '4242', 'http://provider.test/payLoading?trans_id=XYdbnyu6jybDHX2vwQJiTJaf&storeId=diner', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', 0, '{}');
INSERT INTO sandbox_payments VALUES ('F3Ct7jk5xDvrgbHXbHCB7zm7', 300, 'paypay', 'Store diner', 'open', false, NULL, NULL, NULL, 'http://provider.test/payLoading?trans_id=FwYUDXI6dcezG7f911nTYOa8&storeId=diner', '2026-11-21 03:01:01+00', NULL, 0, '{}');
INSERT INTO secrets VALUES ('signing key', 'a key for tests alone');
INSERT INTO secrets VALUES ('desk password', 'kept-by-the-database');
INSERT INTO sessions VALUES ('RT7z6R-DLtBpPl0nzBAqlTl-eBUUD90iZvEy4ilRUJs', 'm-mcG8GQHJWTSi5As1', '2026-11-21 03:01:01+00', '2026-11-28 03:01:01+00', '2027-01-20 03:01:01+00', NULL, 'aXx8diGdeg9S_A7M');
INSERT INTO sessions VALUES ('MDEySAaBU9C2ho-qJWU0Z5MISmfVDqYRmGV8_5B6zP0', 'v-DA4mHuyk4xJwVjr5', '2026-11-21 03:01:01+00', '2026-11-28 03:01:01+00', '2027-01-20 03:01:01+00', NULL, 'iCHq-xmESrhT3N-v');
INSERT INTO sessions VALUES ('1lr5QiSK3p1GAHsekK_PCvBQ1yxwYYAdbtCnhbCSHMc', 'v-amglNjSPh_dX1ESc', '2026-11-21 03:01:01+00', '2026-11-28 03:01:01+00', '2027-01-20 03:01:01+00', NULL, '5-dnMvv0ZfdDD6Q8');
INSERT INTO sessions VALUES ('ynFUq2VdKH9uhEMnxshAmouhZdasCzs33GwQlbcO0VY', 'v-nuJfqwaqahI7UDLX', '2026-11-21 03:01:01+00', '2026-11-28 03:01:01+00', '2027-01-20 03:01:01+00', NULL, 'nPur1ZVvqh5y13OZ');
INSERT INTO shopcart_lines VALUES ('33421cc5-dcd2-4efe-9e9e-836d54b68bdb', 'm-mcG8GQHJWTSi5As1', 'diner', 1, 'tea', '[]', 2, '2026-11-21 03:01:01+00', NULL, 300);
INSERT INTO shopcart_lines VALUES ('fbf5ac47-9632-4d7b-b9d6-6bb3c376d8ad', 'm-mcG8GQHJWTSi5As1', 'leaf', 3, 'sencha', '[]', 1, '2026-11-21 03:01:01+00', NULL, 1000);
INSERT INTO sittings VALUES ('abf963f6-721a-41a6-950f-9aad62cf32d3', 'diner-T1', 1, '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00');
INSERT INTO sittings VALUES ('eac6a52f-1b85-4ac7-aee8-cda5a10b3f8c', 'diner-T1', 3, '2026-11-21 03:01:01+00', NULL);
INSERT INTO sittings VALUES ('1eb59b31-8f37-44c4-99c9-0c8815254af6', 'diner-T2', 1, '2026-11-21 03:01:01+00', NULL);
INSERT INTO slot_bookings VALUES ('diner', 2, '2026-11-21 03:30:00+00', 1);
INSERT INTO slot_bookings VALUES ('diner', 3, '2026-11-21 04:00:00+00', 1);
INSERT INTO sms_messages VALUES ('8f80c59d-bcc6-4de8-8a60-6ead8e0241fe', '+819010000001', '{"iv":"9MQqR7jRRzfyluht","tag":"7NIQXQ/COtMAnFVnw+7wTQ==","text":"xGjJYUErSDxF/HLvlq4pn2jv9ALjpKjTQJPeFusI/OYthkw2o//rjVK7EPciG9LGlJm9nkzKGwX1Jq55nJY706yqhc0idc0a+IT15OBgDEt8fi4EGWerm2DHrZxL1aRA4YXK6zkqbDdYeWd4eMgbI2KoP6j6caCWJpPICEyHIayPEkIektxVNvK+xSVOTwn1O346kdWRUmYZkMY724wKUQ=="}', '2026-11-21 03:01:01+00', NULL, NULL, 0);
INSERT INTO stores VALUES ('cover', '{"en": "Store cover (en)", "ja": "Store cover", "ko": "Store cover (ko)", "tw": "Store cover (tw)", "zh": "Store cover (zh)"}', '{"en": "About (en)", "ja": "About", "ko": "About (ko)", "tw": "About (tw)", "zh": "About (zh)"}', '{"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}', '{"en": "Notes (en)", "ja": "Notes", "ko": "Notes (ko)", "tw": "Notes (tw)", "zh": "Notes (zh)"}', '0312345678', NULL, NULL, 'Asia/Tokyo', NULL, NULL, false, 0, true, true, 300, 0, 0, 0, '[1, 4, 5]', '#b3382c', 15, 10, '[{"name": {"en": "Chopsticks (en)", "ja": "Chopsticks", "ko": "Chopsticks (ko)", "tw": "Chopsticks (tw)", "zh": "Chopsticks (zh)"}, "dishware_id": "chopsticks"}, {"name": {"en": "Fork (en)", "ja": "Fork", "ko": "Fork (ko)", "tw": "Fork (tw)", "zh": "Fork (zh)"}, "dishware_id": "fork"}]', '[{"content": {"en": "No onion (en)", "ja": "No onion", "ko": "No onion (ko)", "tw": "No onion (tw)", "zh": "No onion (zh)"}, "template_id": "no-onion"}]', '[{"name": {"en": "Seats (en)", "ja": "Seats", "ko": "Seats (ko)", "tw": "Seats (tw)", "zh": "Seats (zh)"}, "value": {"en": "24 (en)", "ja": "24", "ko": "24 (ko)", "tw": "24 (tw)", "zh": "24 (zh)"}}]', '{"email": {"en": "email (en)", "ja": "email", "ko": "email (ko)", "tw": "email (tw)", "zh": "email (zh)"}, "phone": {"en": "phone (en)", "ja": "phone", "ko": "phone (ko)", "tw": "phone (tw)", "zh": "phone (zh)"}, "prices": {"en": "prices (en)", "ja": "prices", "ko": "prices (ko)", "tw": "prices (tw)", "zh": "prices (zh)"}, "seller": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "address": {"en": "address (en)", "ja": "address", "ko": "address (ko)", "tw": "address (tw)", "zh": "address (zh)"}, "returns": {"en": "returns (en)", "ja": "returns", "ko": "returns (ko)", "tw": "returns (tw)", "zh": "returns (zh)"}, "website": {"en": "website (en)", "ja": "website", "ko": "website (ko)", "tw": "website (tw)", "zh": "website (zh)"}, "qualification": {"en": "qualification (en)", "ja": "qualification", "ko": "qualification (ko)", "tw": "qualification (tw)", "zh": "qualification (zh)"}, "payment_timing": {"en": "payment_timing (en)", "ja": "payment_timing", "ko": "payment_timing (ko)", "tw": "payment_timing (tw)", "zh": "payment_timing (zh)"}, "delivery_timing": {"en": "delivery_timing (en)", "ja": "delivery_timing", "ko": "delivery_timing (ko)", "tw": "delivery_timing (tw)", "zh": "delivery_timing (zh)"}, "payment_methods": {"en": "payment_methods (en)", "ja": "payment_methods", "ko": "payment_methods (ko)", "tw": "payment_methods (tw)", "zh": "payment_methods (zh)"}, "additional_charges": {"en": "additional_charges (en)", "ja": "additional_charges", "ko": "additional_charges (ko)", "tw": "additional_charges (tw)", "zh": "additional_charges (zh)"}, "responsible_person": {"en": "responsible_person (en)", "ja": "responsible_person", "ko": "responsible_person (ko)", "tw": "responsible_person (tw)", "zh": "responsible_person (zh)"}}', NULL, '[{"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 1}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 2}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 3}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 4}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 5}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 6}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 7}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', NULL, true, '2026-11-21 03:00:00+00', NULL, '{1}', '', NULL, 45, '', '{}', 0, 0, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 20, 15, -1, -1, '[]', true, '[]', DEFAULT, NULL);
INSERT INTO stores VALUES ('other', '{"en": "Store other (en)", "ja": "Store other", "ko": "Store other (ko)", "tw": "Store other (tw)", "zh": "Store other (zh)"}', '{"en": "About (en)", "ja": "About", "ko": "About (ko)", "tw": "About (tw)", "zh": "About (zh)"}', '{"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}', '{"en": "Notes (en)", "ja": "Notes", "ko": "Notes (ko)", "tw": "Notes (tw)", "zh": "Notes (zh)"}', '0312345678', NULL, NULL, 'Asia/Tokyo', NULL, NULL, false, 0, true, false, 0, 0, 0, 0, '[1]', '#b3382c', 15, 10, '[]', '[{"content": {"en": "No onion (en)", "ja": "No onion", "ko": "No onion (ko)", "tw": "No onion (tw)", "zh": "No onion (zh)"}, "template_id": "no-onion"}]', '[{"name": {"en": "Seats (en)", "ja": "Seats", "ko": "Seats (ko)", "tw": "Seats (tw)", "zh": "Seats (zh)"}, "value": {"en": "24 (en)", "ja": "24", "ko": "24 (ko)", "tw": "24 (tw)", "zh": "24 (zh)"}}]', '{"email": {"en": "email (en)", "ja": "email", "ko": "email (ko)", "tw": "email (tw)", "zh": "email (zh)"}, "phone": {"en": "phone (en)", "ja": "phone", "ko": "phone (ko)", "tw": "phone (tw)", "zh": "phone (zh)"}, "prices": {"en": "prices (en)", "ja": "prices", "ko": "prices (ko)", "tw": "prices (tw)", "zh": "prices (zh)"}, "seller": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "address": {"en": "address (en)", "ja": "address", "ko": "address (ko)", "tw": "address (tw)", "zh": "address (zh)"}, "returns": {"en": "returns (en)", "ja": "returns", "ko": "returns (ko)", "tw": "returns (tw)", "zh": "returns (zh)"}, "website": {"en": "website (en)", "ja": "website", "ko": "website (ko)", "tw": "website (tw)", "zh": "website (zh)"}, "qualification": {"en": "qualification (en)", "ja": "qualification", "ko": "qualification (ko)", "tw": "qualification (tw)", "zh": "qualification (zh)"}, "payment_timing": {"en": "payment_timing (en)", "ja": "payment_timing", "ko": "payment_timing (ko)", "tw": "payment_timing (tw)", "zh": "payment_timing (zh)"}, "delivery_timing": {"en": "delivery_timing (en)", "ja": "delivery_timing", "ko": "delivery_timing (ko)", "tw": "delivery_timing (tw)", "zh": "delivery_timing (zh)"}, "payment_methods": {"en": "payment_methods (en)", "ja": "payment_methods", "ko": "payment_methods (ko)", "tw": "payment_methods (tw)", "zh": "payment_methods (zh)"}, "additional_charges": {"en": "additional_charges (en)", "ja": "additional_charges", "ko": "additional_charges (ko)", "tw": "additional_charges (tw)", "zh": "additional_charges (zh)"}, "responsible_person": {"en": "responsible_person (en)", "ja": "responsible_person", "ko": "responsible_person (ko)", "tw": "responsible_person (tw)", "zh": "responsible_person (zh)"}}', NULL, '[{"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 1}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 2}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 3}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 4}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 5}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 6}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 7}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', NULL, true, '2026-11-21 03:00:00+00', NULL, '{1,2}', '', NULL, 45, '', '{}', 0, 0, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 20, 15, -1, -1, '[]', true, '[]', DEFAULT, NULL);
INSERT INTO stores VALUES ('leaf', '{"en": "Store leaf (en)", "ja": "Store leaf", "ko": "Store leaf (ko)", "tw": "Store leaf (tw)", "zh": "Store leaf (zh)"}', '{"en": "About (en)", "ja": "About", "ko": "About (ko)", "tw": "About (tw)", "zh": "About (zh)"}', '{"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}', '{"en": "Notes (en)", "ja": "Notes", "ko": "Notes (ko)", "tw": "Notes (tw)", "zh": "Notes (zh)"}', '0312345678', NULL, NULL, 'Asia/Tokyo', NULL, NULL, false, 0, true, false, 0, 0, 0, 0, '[5, 4, 8, 7, 1]', '#b3382c', 15, 10, '[]', '[{"content": {"en": "No onion (en)", "ja": "No onion", "ko": "No onion (ko)", "tw": "No onion (tw)", "zh": "No onion (zh)"}, "template_id": "no-onion"}]', '[{"name": {"en": "Seats (en)", "ja": "Seats", "ko": "Seats (ko)", "tw": "Seats (tw)", "zh": "Seats (zh)"}, "value": {"en": "24 (en)", "ja": "24", "ko": "24 (ko)", "tw": "24 (tw)", "zh": "24 (zh)"}}]', '{"email": {"en": "email (en)", "ja": "email", "ko": "email (ko)", "tw": "email (tw)", "zh": "email (zh)"}, "phone": {"en": "phone (en)", "ja": "phone", "ko": "phone (ko)", "tw": "phone (tw)", "zh": "phone (zh)"}, "prices": {"en": "prices (en)", "ja": "prices", "ko": "prices (ko)", "tw": "prices (tw)", "zh": "prices (zh)"}, "seller": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "address": {"en": "address (en)", "ja": "address", "ko": "address (ko)", "tw": "address (tw)", "zh": "address (zh)"}, "returns": {"en": "returns (en)", "ja": "returns", "ko": "returns (ko)", "tw": "returns (tw)", "zh": "returns (zh)"}, "website": {"en": "website (en)", "ja": "website", "ko": "website (ko)", "tw": "website (tw)", "zh": "website (zh)"}, "qualification": {"en": "qualification (en)", "ja": "qualification", "ko": "qualification (ko)", "tw": "qualification (tw)", "zh": "qualification (zh)"}, "payment_timing": {"en": "payment_timing (en)", "ja": "payment_timing", "ko": "payment_timing (ko)", "tw": "payment_timing (tw)", "zh": "payment_timing (zh)"}, "delivery_timing": {"en": "delivery_timing (en)", "ja": "delivery_timing", "ko": "delivery_timing (ko)", "tw": "delivery_timing (tw)", "zh": "delivery_timing (zh)"}, "payment_methods": {"en": "payment_methods (en)", "ja": "payment_methods", "ko": "payment_methods (ko)", "tw": "payment_methods (tw)", "zh": "payment_methods (zh)"}, "additional_charges": {"en": "additional_charges (en)", "ja": "additional_charges", "ko": "additional_charges (ko)", "tw": "additional_charges (tw)", "zh": "additional_charges (zh)"}, "responsible_person": {"en": "responsible_person (en)", "ja": "responsible_person", "ko": "responsible_person (ko)", "tw": "responsible_person (tw)", "zh": "responsible_person (zh)"}}', 'T1234567890123', '[{"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 1}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 2}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 3}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 4}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 5}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 6}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 7}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', NULL, false, '2026-11-21 03:00:00+00', NULL, '{4}', '', NULL, 45, '', '{}', 0, 0, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 20, 15, -1, -1, '[]', true, '[]', DEFAULT, '{"fees": [{"fee": 700, "frozen_fee": 500, "prefecture": "北海道", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "青森県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岩手県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "宮城県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "秋田県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山形県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "茨城県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "栃木県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "群馬県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "埼玉県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "千葉県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "東京都", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "神奈川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "新潟県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "富山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "石川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福井県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山梨県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "長野県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岐阜県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "静岡県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "愛知県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "三重県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "滋賀県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "京都府", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "大阪府", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "兵庫県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "奈良県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "和歌山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "鳥取県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "島根県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岡山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "広島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山口県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "徳島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "香川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "愛媛県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "高知県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福岡県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "佐賀県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "長崎県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "熊本県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "大分県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "宮崎県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "鹿児島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 1800, "frozen_fee": 500, "prefecture": "沖縄県", "chilled_fee": 300, "is_shipped_to": 1}], "freeprice": 5000, "days_ahead": 7, "parcel_grams": 10000, "transit_days": 1, "delivery_company": {"en": "ヤマト運輸 (en)", "ja": "ヤマト運輸", "ko": "ヤマト運輸 (ko)", "tw": "ヤマト運輸 (tw)", "zh": "ヤマト運輸 (zh)"}, "delivery_sections": [{"name": {"en": "Morning (en)", "ja": "Morning", "ko": "Morning (ko)", "tw": "Morning (tw)", "zh": "Morning (zh)"}, "delivery_section": "am"}, {"name": {"en": "18:00–20:00 (en)", "ja": "18:00–20:00", "ko": "18:00–20:00 (ko)", "tw": "18:00–20:00 (tw)", "zh": "18:00–20:00 (zh)"}, "delivery_section": "18-20"}], "is_island_excepted": 1}');
INSERT INTO stores VALUES ('diner', '{"en": "Store diner (en)", "ja": "Store diner", "ko": "Store diner (ko)", "tw": "Store diner (tw)", "zh": "Store diner (zh)"}', '{"en": "About (en)", "ja": "About", "ko": "About (ko)", "tw": "About (tw)", "zh": "About (zh)"}', '{"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}', '{"en": "Notes (en)", "ja": "Notes", "ko": "Notes (ko)", "tw": "Notes (tw)", "zh": "Notes (zh)"}', '0312345678', NULL, NULL, 'Asia/Tokyo', 35.6812, 139.7671, true, 2, true, false, 0, 300, 3000, 0, '[1, 4, 5, 7, 8]', '#b3382c', 15, 10, '[]', '[{"content": {"en": "No onion (en)", "ja": "No onion", "ko": "No onion (ko)", "tw": "No onion (tw)", "zh": "No onion (zh)"}, "template_id": "no-onion"}]', '[{"name": {"en": "Seats (en)", "ja": "Seats", "ko": "Seats (ko)", "tw": "Seats (tw)", "zh": "Seats (zh)"}, "value": {"en": "24 (en)", "ja": "24", "ko": "24 (ko)", "tw": "24 (tw)", "zh": "24 (zh)"}}]', '{"email": {"en": "email (en)", "ja": "email", "ko": "email (ko)", "tw": "email (tw)", "zh": "email (zh)"}, "phone": {"en": "phone (en)", "ja": "phone", "ko": "phone (ko)", "tw": "phone (tw)", "zh": "phone (zh)"}, "prices": {"en": "prices (en)", "ja": "prices", "ko": "prices (ko)", "tw": "prices (tw)", "zh": "prices (zh)"}, "seller": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "address": {"en": "address (en)", "ja": "address", "ko": "address (ko)", "tw": "address (tw)", "zh": "address (zh)"}, "returns": {"en": "returns (en)", "ja": "returns", "ko": "returns (ko)", "tw": "returns (tw)", "zh": "returns (zh)"}, "website": {"en": "website (en)", "ja": "website", "ko": "website (ko)", "tw": "website (tw)", "zh": "website (zh)"}, "qualification": {"en": "qualification (en)", "ja": "qualification", "ko": "qualification (ko)", "tw": "qualification (tw)", "zh": "qualification (zh)"}, "payment_timing": {"en": "payment_timing (en)", "ja": "payment_timing", "ko": "payment_timing (ko)", "tw": "payment_timing (tw)", "zh": "payment_timing (zh)"}, "delivery_timing": {"en": "delivery_timing (en)", "ja": "delivery_timing", "ko": "delivery_timing (ko)", "tw": "delivery_timing (tw)", "zh": "delivery_timing (zh)"}, "payment_methods": {"en": "payment_methods (en)", "ja": "payment_methods", "ko": "payment_methods (ko)", "tw": "payment_methods (tw)", "zh": "payment_methods (zh)"}, "additional_charges": {"en": "additional_charges (en)", "ja": "additional_charges", "ko": "additional_charges (ko)", "tw": "additional_charges (tw)", "zh": "additional_charges (zh)"}, "responsible_person": {"en": "responsible_person (en)", "ja": "responsible_person", "ko": "responsible_person (ko)", "tw": "responsible_person (tw)", "zh": "responsible_person (zh)"}}', NULL, '[{"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 1}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 2}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 3}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 4}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 5}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 6}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 7}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', NULL, true, '2026-11-21 03:00:00+00', NULL, '{1,2,3}', '', 5000, 45, '', '{}', 0, 0, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 20, 15, -1, -1, '[]', true, '[]', DEFAULT, NULL);
INSERT INTO stores VALUES ('brew', '{"en": "Store brew (en)", "ja": "Store brew", "ko": "Store brew (ko)", "tw": "Store brew (tw)", "zh": "Store brew (zh)"}', '{"en": "About (en)", "ja": "About", "ko": "About (ko)", "tw": "About (tw)", "zh": "About (zh)"}', '{"en": "Address (en)", "ja": "Address", "ko": "Address (ko)", "tw": "Address (tw)", "zh": "Address (zh)"}', '{"en": "Notes (en)", "ja": "Notes", "ko": "Notes (ko)", "tw": "Notes (tw)", "zh": "Notes (zh)"}', '0312345678', NULL, NULL, 'Asia/Tokyo', NULL, NULL, false, 0, true, false, 0, 0, 0, 0, '[5, 8]', '#b3382c', 15, 10, '[]', '[{"content": {"en": "No onion (en)", "ja": "No onion", "ko": "No onion (ko)", "tw": "No onion (tw)", "zh": "No onion (zh)"}, "template_id": "no-onion"}]', '[{"name": {"en": "Seats (en)", "ja": "Seats", "ko": "Seats (ko)", "tw": "Seats (tw)", "zh": "Seats (zh)"}, "value": {"en": "24 (en)", "ja": "24", "ko": "24 (ko)", "tw": "24 (tw)", "zh": "24 (zh)"}}]', '{"email": {"en": "email (en)", "ja": "email", "ko": "email (ko)", "tw": "email (tw)", "zh": "email (zh)"}, "phone": {"en": "phone (en)", "ja": "phone", "ko": "phone (ko)", "tw": "phone (tw)", "zh": "phone (zh)"}, "prices": {"en": "prices (en)", "ja": "prices", "ko": "prices (ko)", "tw": "prices (tw)", "zh": "prices (zh)"}, "seller": {"en": "seller (en)", "ja": "seller", "ko": "seller (ko)", "tw": "seller (tw)", "zh": "seller (zh)"}, "address": {"en": "address (en)", "ja": "address", "ko": "address (ko)", "tw": "address (tw)", "zh": "address (zh)"}, "returns": {"en": "returns (en)", "ja": "returns", "ko": "returns (ko)", "tw": "returns (tw)", "zh": "returns (zh)"}, "website": {"en": "website (en)", "ja": "website", "ko": "website (ko)", "tw": "website (tw)", "zh": "website (zh)"}, "qualification": {"en": "qualification (en)", "ja": "qualification", "ko": "qualification (ko)", "tw": "qualification (tw)", "zh": "qualification (zh)"}, "payment_timing": {"en": "payment_timing (en)", "ja": "payment_timing", "ko": "payment_timing (ko)", "tw": "payment_timing (tw)", "zh": "payment_timing (zh)"}, "delivery_timing": {"en": "delivery_timing (en)", "ja": "delivery_timing", "ko": "delivery_timing (ko)", "tw": "delivery_timing (tw)", "zh": "delivery_timing (zh)"}, "payment_methods": {"en": "payment_methods (en)", "ja": "payment_methods", "ko": "payment_methods (ko)", "tw": "payment_methods (tw)", "zh": "payment_methods (zh)"}, "additional_charges": {"en": "additional_charges (en)", "ja": "additional_charges", "ko": "additional_charges (ko)", "tw": "additional_charges (tw)", "zh": "additional_charges (zh)"}, "responsible_person": {"en": "responsible_person (en)", "ja": "responsible_person", "ko": "responsible_person (ko)", "tw": "responsible_person (tw)", "zh": "responsible_person (zh)"}}', NULL, '[{"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 1}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 2}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 3}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 4}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 5}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 6}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 7}, {"spans": [{"open": "00:00", "close": "24:00", "last_order": "24:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', '[{"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 1}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 2}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 3}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 4}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 5}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 6}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 7}, {"spans": [{"open": "11:00", "close": "20:00", "last_order": "20:00"}], "weekday": 8}]', NULL, false, '2026-11-21 03:00:00+00', NULL, '{4}', '', NULL, 45, '', '{}', 0, 0, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 20, 15, -1, -1, '[]', true, '[]', DEFAULT, '{"fees": [{"fee": 700, "frozen_fee": 500, "prefecture": "北海道", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "青森県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岩手県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "宮城県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "秋田県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山形県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "茨城県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "栃木県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "群馬県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "埼玉県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "千葉県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "東京都", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "神奈川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "新潟県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "富山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "石川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福井県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山梨県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "長野県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岐阜県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "静岡県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "愛知県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "三重県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "滋賀県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "京都府", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "大阪府", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "兵庫県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "奈良県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "和歌山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "鳥取県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "島根県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "岡山県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "広島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "山口県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "徳島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "香川県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "愛媛県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "高知県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "福岡県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "佐賀県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "長崎県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "熊本県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "大分県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "宮崎県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 700, "frozen_fee": 500, "prefecture": "鹿児島県", "chilled_fee": 300, "is_shipped_to": 1}, {"fee": 1800, "frozen_fee": 500, "prefecture": "沖縄県", "chilled_fee": 300, "is_shipped_to": 1}], "freeprice": 5000, "days_ahead": 7, "parcel_grams": 10000, "transit_days": 1, "delivery_company": {"en": "ヤマト運輸 (en)", "ja": "ヤマト運輸", "ko": "ヤマト運輸 (ko)", "tw": "ヤマト運輸 (tw)", "zh": "ヤマト運輸 (zh)"}, "delivery_sections": [{"name": {"en": "Morning (en)", "ja": "Morning", "ko": "Morning (ko)", "tw": "Morning (tw)", "zh": "Morning (zh)"}, "delivery_section": "am"}, {"name": {"en": "18:00–20:00 (en)", "ja": "18:00–20:00", "ko": "18:00–20:00 (ko)", "tw": "18:00–20:00 (tw)", "zh": "18:00–20:00 (zh)"}, "delivery_section": "18-20"}], "is_island_excepted": 1}');
INSERT INTO tables VALUES ('diner-T1', 'diner', 'T1', 4, false, 1, 0);
INSERT INTO tables VALUES ('diner-T2', 'diner', 'T2', 2, false, 1, 0);
INSERT INTO tables VALUES ('diner-T3', 'diner', 'T3', 2, true, 1, 0);
INSERT INTO tables VALUES ('cover-T1', 'cover', 'T1', 4, false, 1, 0);
INSERT INTO tables VALUES ('other-T1', 'other', 'T1', 4, false, 1, 0);
INSERT INTO tax_rates VALUES ('food', 1, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('alcohol', 1, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('goods', 1, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('food', 2, '2019-09-30 15:00:00+00', 8);
INSERT INTO tax_rates VALUES ('alcohol', 2, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('goods', 2, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('food', 3, '2019-09-30 15:00:00+00', 8);
INSERT INTO tax_rates VALUES ('alcohol', 3, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('goods', 3, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('food', 4, '2019-09-30 15:00:00+00', 8);
INSERT INTO tax_rates VALUES ('alcohol', 4, '2019-09-30 15:00:00+00', 10);
INSERT INTO tax_rates VALUES ('goods', 4, '2019-09-30 15:00:00+00', 10);
INSERT INTO uploads VALUES ('YaXONLz_DuqThhIiCQK6sPNC', 'm-mcG8GQHJWTSi5As1', '{"src": "/uploads/YaXONLz_DuqThhIiCQK6sPNC", "tint": "#7f007f", "ratio": 0.75, "widths": [64]}', '{YaXONLz_DuqThhIiCQK6sPNC-64.avif,YaXONLz_DuqThhIiCQK6sPNC-64.webp}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL);
INSERT INTO uploads VALUES ('5V9CIBi3fsIk69bp_21oI9ks', 'm-mcG8GQHJWTSi5As1', '{"src": "/uploads/5V9CIBi3fsIk69bp_21oI9ks", "tint": "#7f007f", "ratio": 0.75, "widths": [64]}', '{5V9CIBi3fsIk69bp_21oI9ks-64.avif,5V9CIBi3fsIk69bp_21oI9ks-64.webp}', '2026-11-21 03:01:01+00', '2026-11-21 03:01:01+00', NULL);
INSERT INTO use_tickets VALUES ('jXRCoZYSVY0HTXsUAvD_QLTs', 'm-mcG8GQHJWTSi5As1', 'diner', 'card', 'f5da66a1-460b-4370-a145-5fdf853ad819', 100, '9OvM6NAOMqbX0G2vo-9DKm4RzEbYyp4Iywv-1ONHXQQ', '2026-11-21 03:02:01+00', 'waiting', '2026-11-21 03:11:01+00', '2026-11-21 03:01:01+00', NULL, NULL);
INSERT INTO verification_codes VALUES ('+819010000001', 'register', '0QEdp2Hpfzck0L9gaFSM1QrASq1qB0rdlvEhLBGMpZI', '2026-11-21 03:01:01+00', '2026-11-21 03:06:01+00', 5, '2026-11-21 03:01:01+00');
INSERT INTO vouchers VALUES ('3dddb450-5743-4d65-8b60-3738c1e5d7f0', 'm-mcG8GQHJWTSi5As1', 'diner', 'teas', '{"en": "teas (en)", "ja": "teas", "ko": "teas (ko)", "tw": "teas (tw)", "zh": "teas (zh)"}', '{"en": "About teas (en)", "ja": "About teas", "ko": "About teas (ko)", "tw": "About teas (tw)", "zh": "About teas (zh)"}', NULL, '{tea}', 0, NULL, '2026-11-21 03:01:01+00', '2026-12-21 03:01:01+00', '2026-11-21 03:01:01+00');
SELECT pg_catalog.setval('feed_posts_id_seq', 1, false);
SELECT pg_catalog.setval('outbox_id_seq', 43, true);
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY browse_counts
    ADD CONSTRAINT browse_counts_kind_id_day_pk PRIMARY KEY (kind, id, day);
ALTER TABLE ONLY call_numbers
    ADD CONSTRAINT call_numbers_store_id_day_pk PRIMARY KEY (store_id, day);
ALTER TABLE ONLY cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY channel_messages
    ADD CONSTRAINT channel_messages_channel_timetoken_pk PRIMARY KEY (channel, timetoken);
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_uid_store_id_pk PRIMARY KEY (uid, store_id);
ALTER TABLE ONLY feed_posts
    ADD CONSTRAINT feed_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY feedbacks
    ADD CONSTRAINT feedbacks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY geocodes
    ADD CONSTRAINT geocodes_source_query_language_pk PRIMARY KEY (source, query, language);
ALTER TABLE ONLY goods
    ADD CONSTRAINT goods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_scope_key_pk PRIMARY KEY (scope, key);
ALTER TABLE ONLY informs
    ADD CONSTRAINT informs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY ledger_transfers
    ADD CONSTRAINT ledger_transfers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY limits
    ADD CONSTRAINT limits_name_subject_window_start_pk PRIMARY KEY (name, subject, window_start);
ALTER TABLE ONLY line_messages
    ADD CONSTRAINT line_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY line_notifiers
    ADD CONSTRAINT line_notifiers_pkey PRIMARY KEY (order_no);
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mall_categories
    ADD CONSTRAINT mall_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY member_coupons
    ADD CONSTRAINT member_coupons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY member_platforms
    ADD CONSTRAINT member_platforms_platform_subject_pk PRIMARY KEY (platform, subject);
ALTER TABLE ONLY members
    ADD CONSTRAINT members_channel_unique UNIQUE (channel);
ALTER TABLE ONLY members
    ADD CONSTRAINT members_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (made_at);
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY order_rounds
    ADD CONSTRAINT order_rounds_order_no_round_pk PRIMARY KEY (order_no, round);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (order_no);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (trans_id);
ALTER TABLE ONLY receipt_numbers
    ADD CONSTRAINT receipt_numbers_store_id_year_pk PRIMARY KEY (store_id, year);
ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_store_id_receipt_no_issue_pk PRIMARY KEY (store_id, receipt_no, issue);
ALTER TABLE ONLY refill_cards
    ADD CONSTRAINT refill_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY refill_offers
    ADD CONSTRAINT refill_offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY refill_orders
    ADD CONSTRAINT refill_orders_pkey PRIMARY KEY (refill_order_no);
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sandbox_cards
    ADD CONSTRAINT sandbox_cards_pkey PRIMARY KEY (token);
ALTER TABLE ONLY sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (ref);
ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY shopcart_lines
    ADD CONSTRAINT shopcart_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sittings
    ADD CONSTRAINT sittings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY slot_bookings
    ADD CONSTRAINT slot_bookings_store_id_order_type_slot_at_pk PRIMARY KEY (store_id, order_type, slot_at);
ALTER TABLE ONLY sms_messages
    ADD CONSTRAINT sms_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY special_goods
    ADD CONSTRAINT special_goods_special_id_goods_id_pk PRIMARY KEY (special_id, goods_id);
ALTER TABLE ONLY special_stores
    ADD CONSTRAINT special_stores_special_id_store_id_pk PRIMARY KEY (special_id, store_id);
ALTER TABLE ONLY specials
    ADD CONSTRAINT specials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY staff_calls
    ADD CONSTRAINT staff_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY store_openings
    ADD CONSTRAINT store_openings_store_id_order_type_opens_at_pk PRIMARY KEY (store_id, order_type, opens_at);
ALTER TABLE ONLY store_types
    ADD CONSTRAINT store_types_pkey PRIMARY KEY (id);
ALTER TABLE ONLY stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tax_rates
    ADD CONSTRAINT tax_rates_tax_class_order_type_valid_from_pk PRIMARY KEY (tax_class, order_type, valid_from);
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY use_tickets
    ADD CONSTRAINT use_tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY used_proofs
    ADD CONSTRAINT used_proofs_pkey PRIMARY KEY (proof_hash);
ALTER TABLE ONLY verification_codes
    ADD CONSTRAINT verification_codes_phone_purpose_pk PRIMARY KEY (phone, purpose);
ALTER TABLE ONLY vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX addresses_default ON addresses USING btree (uid) WHERE (is_default = 1);
CREATE INDEX addresses_member ON addresses USING btree (uid, used_at);
CREATE INDEX banners_place ON banners USING btree (place, store_id, "position");
CREATE UNIQUE INDEX cards_default ON cards USING btree (uid) WHERE (is_default = 1);
CREATE INDEX cards_member ON cards USING btree (uid, created_at);
CREATE INDEX categories_store ON categories USING btree (store_id, "position");
CREATE UNIQUE INDEX channel_messages_timetoken ON channel_messages USING btree (timetoken);
CREATE INDEX coupons_store ON coupons USING btree (store_id, end_time);
CREATE INDEX favourites_store ON favourites USING btree (store_id);
CREATE INDEX feed_posts_time ON feed_posts USING btree (posted_at);
CREATE INDEX feedbacks_member ON feedbacks USING btree (uid);
CREATE INDEX feedbacks_open ON feedbacks USING btree (answered_at, created_at);
CREATE INDEX geocodes_age ON geocodes USING btree (answered_at);
CREATE INDEX goods_category ON goods USING btree (store_id, category_id, "position", id);
CREATE INDEX goods_mall ON goods USING btree (mall_category_id, ((- (sales + sales_elsewhere))), id);
CREATE INDEX goods_mall_new ON goods USING btree (mall_category_id, created_at, id);
CREATE INDEX goods_mall_price ON goods USING btree (mall_category_id, GREATEST(0,
CASE discount_type
    WHEN 0 THEN price
    WHEN 2 THEN (price - discount_price)
    ELSE (((price * (100 - discount_price)) + 50) / 100)
END), id);
CREATE INDEX idempotency_age ON idempotency_keys USING btree (created_at);
CREATE INDEX informs_member ON informs USING btree (uid, created_at, id);
CREATE INDEX ledger_accounts_member ON ledger_accounts USING btree (uid, kind);
CREATE INDEX ledger_entries_account ON ledger_entries USING btree (account_id, created_at);
CREATE INDEX ledger_entries_transfer ON ledger_entries USING btree (transfer_id);
CREATE UNIQUE INDEX ledger_transfers_reference ON ledger_transfers USING btree (reference);
CREATE INDEX line_messages_created ON line_messages USING btree (created_at);
CREATE INDEX line_messages_due ON line_messages USING btree (due_at);
CREATE INDEX line_messages_member ON line_messages USING btree (uid);
CREATE INDEX line_messages_order ON line_messages USING btree (order_no);
CREATE INDEX line_notifiers_end ON line_notifiers USING btree (expires_at);
CREATE INDEX line_notifiers_member ON line_notifiers USING btree (uid);
CREATE INDEX mails_created ON mails USING btree (created_at);
CREATE INDEX mails_due ON mails USING btree (due_at);
CREATE INDEX member_coupons_own ON member_coupons USING btree (uid, coupon_id);
CREATE INDEX member_platforms_uid ON member_platforms USING btree (uid);
CREATE UNIQUE INDEX members_phone ON members USING btree (phone) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX order_attempt ON order_rounds USING btree (uid, client_order_id);
CREATE INDEX order_attempt_id ON order_rounds USING btree (client_order_id);
CREATE INDEX order_lines_order ON order_lines USING btree (order_no, round, "position");
CREATE INDEX order_lines_special ON order_lines USING btree (special_id, goods_id) WHERE (special_id IS NOT NULL);
CREATE INDEX orders_auto_cancel ON orders USING btree (auto_cancel_at);
CREATE INDEX orders_member ON orders USING btree (uid, placed_at, order_no);
CREATE INDEX orders_member_coupon ON orders USING btree (member_coupon_id) WHERE (member_coupon_id IS NOT NULL);
CREATE INDEX orders_placed ON orders USING btree (placed_at);
CREATE INDEX orders_purchase ON orders USING btree (purchase_id) WHERE (purchase_id IS NOT NULL);
CREATE INDEX orders_sitting ON orders USING btree (sitting_id);
CREATE INDEX orders_store ON orders USING btree (store_id, order_status, placed_at);
CREATE INDEX outbox_unsent ON outbox USING btree (sent_at, id);
CREATE UNIQUE INDEX payments_open ON payments USING btree (order_no) WHERE (state = ANY (ARRAY['created'::text, 'unknown'::text]));
CREATE UNIQUE INDEX payments_open_refill ON payments USING btree (refill_order_no) WHERE (state = ANY (ARRAY['created'::text, 'unknown'::text]));
CREATE INDEX payments_order ON payments USING btree (order_no);
CREATE UNIQUE INDEX payments_ref ON payments USING btree (gateway_ref, order_no);
CREATE INDEX payments_refill ON payments USING btree (refill_order_no);
CREATE INDEX payments_state ON payments USING btree (state);
CREATE INDEX receipts_member ON receipts USING btree (uid);
CREATE UNIQUE INDEX receipts_order ON receipts USING btree (order_no, issue);
CREATE UNIQUE INDEX receipts_page ON receipts USING btree (page_key);
CREATE INDEX refill_cards_ends ON refill_cards USING btree (valid_until);
CREATE UNIQUE INDEX refill_cards_own ON refill_cards USING btree (uid, store_id);
CREATE INDEX refill_offers_store ON refill_offers USING btree (store_id, kind, "position");
CREATE INDEX refill_orders_open ON refill_orders USING btree (placed_at) WHERE ((credited_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX refill_orders_own ON refill_orders USING btree (uid, placed_at);
CREATE INDEX reviews_created ON reviews USING btree (created_at);
CREATE INDEX reviews_member ON reviews USING btree (uid, created_at, id);
CREATE UNIQUE INDEX reviews_order ON reviews USING btree (order_no);
CREATE INDEX reviews_store ON reviews USING btree (store_id, created_at, id);
CREATE INDEX sandbox_cards_age ON sandbox_cards USING btree (created_at);
CREATE INDEX sandbox_payments_untold ON sandbox_payments USING btree (created_at) WHERE ((told_at IS NULL) AND (state <> 'open'::text));
CREATE INDEX sessions_uid ON sessions USING btree (uid);
CREATE INDEX shopcart_member ON shopcart_lines USING btree (uid, store_id, goods_show_type);
CREATE INDEX sittings_table ON sittings USING btree (table_id, closed_at);
CREATE INDEX sms_messages_waiting ON sms_messages USING btree (done_at, created_at);
CREATE INDEX special_goods_goods ON special_goods USING btree (goods_id);
CREATE INDEX special_stores_store ON special_stores USING btree (store_id);
CREATE INDEX specials_now ON specials USING btree (end_time, kind);
CREATE INDEX staff_calls_store ON staff_calls USING btree (store_id, answered_at, created_at);
CREATE INDEX store_openings_time ON store_openings USING btree (opens_at, last_order_at);
CREATE INDEX stores_by_fee ON stores USING btree ((
CASE
    WHEN (order_types @> '{3}'::integer[]) THEN dispatchprice
    ELSE 2147483647
END), id);
CREATE INDEX stores_by_price ON stores USING btree (COALESCE(per_person_price, 2147483647), id);
CREATE INDEX stores_by_price_down ON stores USING btree (COALESCE((- per_person_price), 2147483647), id);
CREATE INDEX stores_by_rating ON stores USING btree (((- ((rating * (1000000)::double precision) + (LEAST(review_count, 999999))::double precision))), id);
CREATE INDEX stores_by_score ON stores USING btree (((- score)), id);
CREATE INDEX stores_created ON stores USING btree (created_at DESC NULLS LAST, id);
CREATE INDEX stores_figures_due ON stores USING btree (figures_at);
CREATE INDEX stores_grams ON stores USING gin (search_grams);
CREATE INDEX stores_hours_changed ON stores USING btree (id) WHERE (openings_key IS DISTINCT FROM hours_key);
CREATE INDEX stores_openings_due ON stores USING btree (openings_until);
CREATE INDEX stores_order_types ON stores USING gin (order_types);
CREATE INDEX stores_position ON stores USING btree (latitude, longitude);
CREATE INDEX stores_type ON stores USING btree (store_type);
CREATE INDEX tables_store ON tables USING btree (store_id, "position");
CREATE INDEX uploads_member ON uploads USING btree (uid);
CREATE INDEX uploads_removed ON uploads USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX uploads_unused ON uploads USING btree (used_at, created_at);
CREATE UNIQUE INDEX use_tickets_code ON use_tickets USING btree (store_id, code_hash) WHERE (code_hash IS NOT NULL);
CREATE INDEX use_tickets_own ON use_tickets USING btree (uid, created_at);
CREATE INDEX use_tickets_store ON use_tickets USING btree (store_id, state, created_at);
CREATE INDEX use_tickets_waiting ON use_tickets USING btree (expires_at) WHERE (state = 'waiting'::text);
CREATE INDEX used_proofs_age ON used_proofs USING btree (expires_at);
CREATE UNIQUE INDEX vouchers_activation ON vouchers USING btree (activation_hash) WHERE (activation_hash IS NOT NULL);
CREATE INDEX vouchers_ends ON vouchers USING btree (valid_until);
CREATE INDEX vouchers_own ON vouchers USING btree (uid, created_at);
CREATE INDEX vouchers_store ON vouchers USING btree (store_id, created_at);
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY call_numbers
    ADD CONSTRAINT call_numbers_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY cards
    ADD CONSTRAINT cards_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY goods
    ADD CONSTRAINT goods_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
ALTER TABLE ONLY goods
    ADD CONSTRAINT goods_mall_category_id_mall_categories_id_fk FOREIGN KEY (mall_category_id) REFERENCES mall_categories(id);
ALTER TABLE ONLY goods
    ADD CONSTRAINT goods_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_transfer_id_ledger_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id);
ALTER TABLE ONLY member_coupons
    ADD CONSTRAINT member_coupons_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id);
ALTER TABLE ONLY member_coupons
    ADD CONSTRAINT member_coupons_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY member_platforms
    ADD CONSTRAINT member_platforms_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_order_no_orders_order_no_fk FOREIGN KEY (order_no) REFERENCES orders(order_no);
ALTER TABLE ONLY order_rounds
    ADD CONSTRAINT order_rounds_order_no_orders_order_no_fk FOREIGN KEY (order_no) REFERENCES orders(order_no);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_member_coupon_id_member_coupons_id_fk FOREIGN KEY (member_coupon_id) REFERENCES member_coupons(id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_sitting_id_sittings_id_fk FOREIGN KEY (sitting_id) REFERENCES sittings(id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_order_no_orders_order_no_fk FOREIGN KEY (order_no) REFERENCES orders(order_no);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_refill_order_no_refill_orders_refill_order_no_fk FOREIGN KEY (refill_order_no) REFERENCES refill_orders(refill_order_no);
ALTER TABLE ONLY receipt_numbers
    ADD CONSTRAINT receipt_numbers_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_order_no_orders_order_no_fk FOREIGN KEY (order_no) REFERENCES orders(order_no);
ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY refill_cards
    ADD CONSTRAINT refill_cards_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY refill_cards
    ADD CONSTRAINT refill_cards_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY refill_offers
    ADD CONSTRAINT refill_offers_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY refill_orders
    ADD CONSTRAINT refill_orders_offer_id_refill_offers_id_fk FOREIGN KEY (offer_id) REFERENCES refill_offers(id);
ALTER TABLE ONLY refill_orders
    ADD CONSTRAINT refill_orders_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY refill_orders
    ADD CONSTRAINT refill_orders_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY sittings
    ADD CONSTRAINT sittings_table_id_tables_id_fk FOREIGN KEY (table_id) REFERENCES tables(id);
ALTER TABLE ONLY special_goods
    ADD CONSTRAINT special_goods_goods_id_goods_id_fk FOREIGN KEY (goods_id) REFERENCES goods(id);
ALTER TABLE ONLY special_goods
    ADD CONSTRAINT special_goods_special_id_specials_id_fk FOREIGN KEY (special_id) REFERENCES specials(id);
ALTER TABLE ONLY special_stores
    ADD CONSTRAINT special_stores_special_id_specials_id_fk FOREIGN KEY (special_id) REFERENCES specials(id);
ALTER TABLE ONLY special_stores
    ADD CONSTRAINT special_stores_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY store_openings
    ADD CONSTRAINT store_openings_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY use_tickets
    ADD CONSTRAINT use_tickets_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY use_tickets
    ADD CONSTRAINT use_tickets_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
ALTER TABLE ONLY vouchers
    ADD CONSTRAINT vouchers_offer_id_refill_offers_id_fk FOREIGN KEY (offer_id) REFERENCES refill_offers(id);
ALTER TABLE ONLY vouchers
    ADD CONSTRAINT vouchers_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id);
ALTER TABLE ONLY vouchers
    ADD CONSTRAINT vouchers_uid_members_uid_fk FOREIGN KEY (uid) REFERENCES members(uid);
