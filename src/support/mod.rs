//! What staff do: signing in, handling orders, each act with an audit line that is written in its transaction.

mod acts;
mod audit;
mod requests;
mod staff;
mod store;

pub use acts::{Act, ActError, close_request, perform, refund_of};
pub use audit::{AuditLine, audit_of_order};
pub use requests::{
    NewRequest, ProblemReport, RequestError, RequestText, RequestTextError, SupportRequest, Topic, open_requests,
    write_request,
};
pub use staff::{AddStaffError, Role, StaffMember, add_staff, find_staff, has_staff, sign_in_staff};
